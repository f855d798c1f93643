// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// DetailContext tells Grid.Detail of the row that it draws the detail of.
type DetailContext[T any] struct {
	RowContext[T]
	// Width is the room in pixels: that of the grid, however wide its columns are and
	// however far they are scrolled.
	Width int

	core *core.Grid
}

// Collapse closes the detail as a user does, in the next frame.
func (c DetailContext[T]) Collapse() {
	if c.core == nil {
		return
	}
	c.core.Features.Details.RequestClose(c.RowID)
}

// MasterDetailGrid is a Grid whose rows open to show a detail, which Grid.Detail draws; without it the grid is flat. Its
// fields control Grid.Details; a field that is zero leaves that alone.
//
// A mark in the first column of data opens and closes a row, and so do Ctrl+Enter
// and, where the cell has nothing else to do, Enter.
type MasterDetailGrid[T any] struct {
	Grid[T]

	// ExpandedRowKeys, where it is not nil, are the ids of the rows that are open; a
	// user's change is only proposed then, and OnExpandChange or DetailsChanged tell of
	// it. An empty slice that is not nil has none open. Give the field a new slice to
	// change it.
	ExpandedRowKeys []string
	// OnExpandChange, where set, is called during Update with the ids of the rows that
	// a user's change leaves open, in the order they show.
	OnExpandChange func(rowIDs []string)
	// EstimatedRowHeight is how high a row with its open detail counts until it is
	// shown, the row's own height included, whatever that is; 0 = that height and what
	// Details says.
	EstimatedRowHeight unit.Dp
	// VirtualMaxHeight is the height of the grid where the constraints set no bound; 0 =
	// Style.MaxHeight.
	VirtualMaxHeight unit.Dp

	// keys are the ExpandedRowKeys that Details has, ours that it was made Controlled
	// for them.
	keys []string
	ours bool
}

// Update does what Grid.Update does.
func (m *MasterDetailGrid[T]) Update(gtx layout.Context) (events.Event, bool) {
	return m.grid().Update(gtx)
}

func (m *MasterDetailGrid[T]) grid() *Grid[T] { return m.Grid.within(m) }

func (m *MasterDetailGrid[T]) sync() {
	g := &m.Grid
	g.core.Frame.Bound(m.VirtualMaxHeight, m.EstimatedRowHeight)
	g.core.Features.Details.Tell(m.OnExpandChange)
	m.control()
}

// control follows ExpandedRowKeys.
func (m *MasterDetailGrid[T]) control() {
	d := &m.Grid.Details
	if m.ExpandedRowKeys == nil {
		if m.ours {
			d.Controlled, m.ours, m.keys = false, false, nil
		}
		return
	}
	if !m.ours || !idlist.Same(m.keys, m.ExpandedRowKeys) {
		m.keys = slices.Clone(m.ExpandedRowKeys)
		d.Rows = idset.Of(m.keys...)
	}
	d.Controlled, m.ours = true, true
}
