// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// ColumnPinGrid is a Grid with columns pinned from the start. Its columns are those
// of Grid.Columns, its rows those of SetRows; Loading, Paging and Selection are the
// grid's, the text of an empty one is Style.EmptyText, and clicks on rows are
// RowClicked events.
type ColumnPinGrid[T any] struct {
	Grid[T]
	// PinLeft and PinRight are the ids of the columns that are pinned when the grid is
	// laid out first; from then on ColumnPinning holds what is. A ColumnPinning that is set by
	// then is left as it is.
	PinLeft, PinRight []string

	begun bool
}

// Update is Grid.Update.
func (p *ColumnPinGrid[T]) Update(gtx layout.Context) (events.Event, bool) {
	return p.grid().Update(gtx)
}

func (p *ColumnPinGrid[T]) grid() *Grid[T] { return p.Grid.within(p) }

func (p *ColumnPinGrid[T]) sync() {
	if p.begun {
		return
	}
	p.begun = true
	p.core.Features.Persist.Begin(option.ViewPinning, func(v *option.View) {
		if len(v.PinnedLeft)+len(v.PinnedRight) == 0 {
			v.PinnedLeft, v.PinnedRight = append([]string{}, p.PinLeft...), append([]string{}, p.PinRight...)
		}
	})
	if by := &p.ColumnPinning; by.Left == nil && by.Right == nil {
		by.Left, by.Right = slices.Clone(p.PinLeft), slices.Clone(p.PinRight)
	}
}
