import type { Ref } from 'react';

/** The members of RapiDoc's element that the hub uses. */
export interface RapiDocElement extends HTMLElement {
  loadSpec(spec: object): Promise<void>;
  scrollToPath(id: string): Promise<void>;
  setApiKey(schemeId: string, token: string): boolean;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rapi-doc': HTMLAttributes<RapiDocElement> & {
        readonly ref?: Ref<RapiDocElement>;
        readonly theme?: string;
        readonly [attribute: `${string}-${string}`]: string;
      };
    }
  }
}
