import { Router } from 'express';
import { problemCodes, problemKind, type ProblemCode } from '../../domain/problems.js';

const DOCUMENT_MAX_AGE = 300;

const isCode = (text: string): text is ProblemCode => (problemCodes as readonly string[]).includes(text);

/**
 * Returns a router that describes each kind of problem at its `type`, `/problems/<code>`. **Source**: RFC 9457, section
 * 3.1.1.
 */
export function problemDocuments(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/problems/:code', ({ params: { code } }, res, next) => {
    if (!isCode(code)) {
      next();
      return;
    }
    const { status, title, when } = problemKind(code);
    res.setHeader('Cache-Control', `public, max-age=${DOCUMENT_MAX_AGE}`);
    res.json({ type: `/problems/${code}`, title, status, when });
  });
  return router;
}
