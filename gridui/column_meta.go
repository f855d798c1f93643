// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/column"

// Meta keeps a value of the program's with the column, such as the name of a field of
// its backend. The grid does nothing with it. ColumnMeta and MetaOf return it.
func (t *Typed[T, V]) Meta(v any) *Typed[T, V] {
	t.col.Def.Meta = v
	return t
}

// ColumnMeta is the value that a column of the grid keeps; nil where it keeps none, or
// there is no such column.
func (g *Grid[T]) ColumnMeta(columnID string) any { return g.bound().ColumnMeta(columnID) }

func (g *core) ColumnMeta(columnID string) any {
	if d := column.Find(g.data.CallerColumns(), columnID); d != nil {
		return d.Meta
	}
	return nil
}

// MetaOf is the value that a column keeps, as an M; ok is false where it keeps none of
// that type.
func MetaOf[M, T any](c Column[T]) (meta M, ok bool) {
	if c == nil {
		return meta, false
	}
	meta, ok = c.column().Meta.(M)
	return meta, ok
}
