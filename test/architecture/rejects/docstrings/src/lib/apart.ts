// rejected: export without a docstring: export interface Far
/** Belongs to the constant, not to the interface. */
const near = 1

export interface Far {
  value: typeof near
}
