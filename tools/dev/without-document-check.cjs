'use strict';

/*
 * Removes the check of OpenAPI documents and Ajv's optimizer from the validators of a process, as the bundle of the
 * server does. They take most of the time to create a validator.
 */

const { CodeGen } = require('ajv/dist/compile/codegen');
const framework = require('express-openapi-validator/dist/framework/openapi.schema.validator.js');

if (typeof framework.OpenAPISchemaValidator !== 'function') throw new Error('express-openapi-validator has changed');
if (typeof CodeGen.prototype.optimize !== 'function') throw new Error('Ajv has changed');
framework.OpenAPISchemaValidator = class {
  validate() {
    throw new Error('tests do not check documents');
  }
};
CodeGen.prototype.optimize = () => {};
