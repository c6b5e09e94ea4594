import { testCases } from '../../support/values.js';
import { disposalCases } from './disposal.js';
import { possessionCases } from './possession.js';

describe('metrics of balls won', () => { testCases(possessionCases); });
describe('metrics of balls used', () => { testCases(disposalCases); });
