// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// FilterFunc gives the column a filter of the program's own: keep says whether a
// value passes, given what the user typed. It is not asked for missing values, which
// do not pass, nor without an operand. What is typed into the filter row goes to it.
// It may run on another goroutine than the frame's. nil takes it away.
func (t *Typed[T, V]) FilterFunc(keep func(v V, operand string) bool) *Typed[T, V] {
	t.col.Def.Test = nil
	if keep != nil {
		t.col.Def.Test = func(row rowdata.Row, operand string) bool {
			v, ok := t.col.Get(row)
			return ok && keep(v, operand)
		}
	}
	return t
}
