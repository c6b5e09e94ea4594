declare module 'express-serve-static-core' {
  interface Request {
    /** Which login a request belongs to, by the id it was begun with. Set by the login steps. */
    loginId?: string;
  }
}
export {};
