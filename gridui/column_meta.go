// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Meta keeps a value of the program's with the column, such as the name of a field of
// its backend. The grid does nothing with it. ColumnMeta and MetaOf return it.
func (t *Typed[T, V]) Meta(v any) *Typed[T, V] {
	t.col.def.meta = v
	return t
}

// ColumnMeta is the value that a column of the grid keeps; nil where it keeps none, or
// there is no such column.
func (g *Core) ColumnMeta(columnID string) any {
	if d := findColumn(g.columns(), columnID); d != nil {
		return d.meta
	}
	return nil
}

// MetaOf is the value that a column keeps, as an M; ok is false where it keeps none of
// that type.
func MetaOf[M, T any](c Column[T]) (meta M, ok bool) {
	if c == nil {
		return meta, false
	}
	meta, ok = c.column().meta.(M)
	return meta, ok
}
