import { datasetTableNames, datasetTables, exportDataset } from '@goalsquare/data';
import { metricCodes } from '@goalsquare/engine';

/* Exports a folder as a dataset, in its own process and compiled, and prints the resources used. */

const [, , from, to] = process.argv;
const begun = process.cpuUsage();
const { faults } = exportDataset({
  from,
  to,
  selection: {},
  tables: datasetTables(datasetTableNames, metricCodes),
  progress: () => undefined,
});
if (faults.length > 0) throw new Error(JSON.stringify(faults));
const { user, system } = process.cpuUsage(begun);
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, peakMb: process.resourceUsage().maxRSS / 1024 }));
