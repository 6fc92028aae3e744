/*
 * Changing the YAML of a site, so that comments and all else stay as they are; docs/api.md explains each.
 */
export { applyOperation, applyOperations, EditError } from '../edit/edit-yaml.ts';
export type { Operation, PlannedChange, Wish } from '../schema/generated/data.d.ts';
export { type Applicable, type Applied, applyPlan } from '../authoring/page/apply.ts';
export { type Plan, planChanges } from '../authoring/page/plan.ts';
