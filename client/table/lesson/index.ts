export { Learn } from "#/table/lesson/learn";
export { type Learning, useLearning } from "#/table/lesson/use-lessons";
