import type { Ref } from 'react';

/** The members of RapiDoc's element that the hub uses. */
export interface RapiDocElement extends HTMLElement {
  loadSpec(spec: object): Promise<void>;
  scrollToPath(id: string): Promise<void>;
  setApiKey(schemeId: string, token: string): boolean;
}

type Attribute =
  | 'allow-spec-file-download'
  | 'allow-spec-file-load'
  | 'allow-spec-url-load'
  | 'bg-color'
  | 'font-size'
  | 'load-fonts'
  | 'mono-font'
  | 'nav-bg-color'
  | 'nav-text-color'
  | 'oauth-receiver'
  | 'persist-auth'
  | 'primary-color'
  | 'regular-font'
  | 'render-style'
  | 'schema-description-expanded'
  | 'schema-style'
  | 'show-header'
  | 'show-method-in-nav-bar'
  | 'text-color'
  | 'theme'
  | 'update-route'
  | 'use-path-in-nav-bar';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rapi-doc': HTMLAttributes<RapiDocElement> & { readonly ref?: Ref<RapiDocElement> } & Readonly<
          Partial<Record<Attribute, string>>
        >;
    }
  }
}
