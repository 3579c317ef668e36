// An in-memory table that knows how it differs from its seed.

/** What was put and dropped since the seed. */
export interface Changes<Row> {
  put: Row[]
  drop: string[]
}

/** Rows by id in the order they came. */
export interface Table<Row extends { readonly id: string }> {
  get(id: string | undefined): Row | undefined
  all(): Row[]
  /** Adds the row, or replaces the one with its id. */
  put(row: Row): Row
  drop(id: string): void
  /** Grows with every write; values derived from the rows compare it. */
  version(): number
  changes(): Changes<Row>
}

/** A table with the seed's rows and the given changes on top. */
export function createTable<Row extends { readonly id: string }>(
  seed: readonly Row[],
  changes: Changes<Row> = { put: [], drop: [] },
): Table<Row> {
  const rows = new Map(seed.map((row) => [row.id, row]))
  const seeded = new Set(rows.keys())
  const put = new Map<string, Row>()
  const dropped = new Set<string>()
  let version = 0

  const table: Table<Row> = {
    get: (id) => (id === undefined ? undefined : rows.get(id)),
    all: () => [...rows.values()],
    put(row) {
      rows.set(row.id, row)
      put.set(row.id, row)
      dropped.delete(row.id)
      version += 1
      return row
    },
    drop(id) {
      if (!rows.delete(id)) return
      put.delete(id)
      if (seeded.has(id)) dropped.add(id)
      version += 1
    },
    version: () => version,
    changes: () => ({ put: [...put.values()], drop: [...dropped] }),
  }
  for (const id of changes.drop) table.drop(id)
  for (const row of changes.put) table.put(row)
  return table
}

/** A value derived from tables, recomputed only after one of them was written. */
export function derived<Value>(version: () => number, build: () => Value): () => Value {
  let made: { value: Value; version: number } | undefined
  return () => {
    const current = version()
    if (made?.version !== current) made = { value: build(), version: current }
    return made.value
  }
}
