/** Returns the folder of the workspace that a file belongs to. Some workspaces are inside other folders. */
export const workspaceOf = (file: string): string =>
  /^(?:(?:data\/simulator|clients\/javascript)(?=\/)|[^/]*)/u.exec(file)?.[0] ?? '';
