/** The request that started a login. */
export interface LoginState {
  readonly clientId: string;
  readonly type: 'code' | 'token';
  readonly redirectUri: string;
  readonly state?: string;
  readonly challenge?: string;
}
