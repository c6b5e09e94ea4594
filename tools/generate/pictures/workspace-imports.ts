import { cruiseSources } from '../../check/boundaries/cruise-sources.js';
import { layerOf, layers } from '../../check/boundaries/layers.js';
import { workspaceOf } from '../../check/boundaries/workspace-of.js';

/** An import between two workspaces, or between two layers of one. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** The imports of the sources: between workspaces, and between the layers of each workspace that has them. */
export interface WorkspaceImports {
  readonly workspaces: readonly Edge[];
  readonly layers: Readonly<Record<string, readonly Edge[]>>;
}

const distinct = (edges: readonly Edge[]): readonly Edge[] => [
  ...new Map(edges.filter(({ from, to }) => from !== to).map((edge) => [`${edge.from} ${edge.to}`, edge])).values(),
];

/** Reads the imports of all workspaces. */
export async function workspaceImports(root: string, workspaces: readonly string[]): Promise<WorkspaceImports> {
  const folders = workspaces.flatMap((name) =>
    name === 'gatsby-site' ? [`${name}/src`, `${name}/gatsby`] : `${name}/src`,
  );
  const { modules } = await cruiseSources({ root, folders, rules: [] });
  const edges = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const inside = ({ from, to }: Edge, workspace: string): boolean =>
    from.startsWith(`${workspace}/src/`) && to.startsWith(`${workspace}/src/`);
  return {
    workspaces: distinct(
      edges
        .map(({ from, to }) => ({ from: workspaceOf(from), to: workspaceOf(to) }))
        .filter(({ to }) => workspaces.includes(to)),
    ),
    layers: Object.fromEntries(
      Object.entries(layers).map(([workspace, all]) => {
        const layer = (path: string): string => layerOf(all, path.slice(`${workspace}/src/`.length))?.layer ?? path;
        const own = edges.filter((edge) => inside(edge, workspace));
        return [workspace, distinct(own.map(({ from, to }) => ({ from: layer(from), to: layer(to) })))];
      }),
    ),
  };
}
