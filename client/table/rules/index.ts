export { RulesDrawer } from "#/table/rules/drawer";
export { RuleLink } from "#/table/rules/link";
export { RulePages } from "#/table/rules/pages";
