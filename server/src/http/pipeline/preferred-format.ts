import type { Request } from 'express';

/**
 * Returns the format that a parameter names, or else the offered one that the Accept header prefers. `types` are the
 * media types of all formats. **Empty**: JSON if the header allows none of them, as in all operations.
 */
export function preferredFormat<F extends string>(
  req: Request,
  format: unknown,
  types: Readonly<Record<F | 'json', string>>,
  offered = Object.keys(types) as readonly (F | 'json')[],
): F | 'json' {
  const named = (Object.keys(types) as (F | 'json')[]).find((name) => name === format);
  if (named !== undefined) return named;
  const accepted = req.accepts(offered.map((name) => types[name]));
  return offered.find((name) => types[name] === accepted) ?? 'json';
}
