/** What a login must remember of the request it began with. */
export interface LoginState {
  readonly clientId: string;
  readonly type: 'code' | 'token';
  readonly redirectUri: string;
  readonly state?: string;
  readonly challenge?: string;
}
