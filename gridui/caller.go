// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/layoutx"
)

// gridCaller is the rowCaller of a grid.
type gridCaller[T any] struct{ grid *Grid[T] }

func (c gridCaller[T]) AppendColumns(dst []*column.Def) []*column.Def {
	for _, col := range c.grid.Columns {
		dst = append(dst, defOf(col))
	}
	return dst
}

func (c gridCaller[T]) FloatingLen(b layoutx.Band) int {
	if b == layoutx.Top {
		return len(c.grid.Floating.Top)
	}
	return len(c.grid.Floating.Bottom)
}

func (c gridCaller[T]) FloatingAt(b layoutx.Band, i int) rowdata.Row {
	if b == layoutx.Top {
		return rowdata.To(&c.grid.Floating.Top[i])
	}
	return rowdata.To(&c.grid.Floating.Bottom[i])
}
