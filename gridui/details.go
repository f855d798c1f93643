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

// DetailContext describes the row whose detail Grid.Detail draws.
type DetailContext[T any] struct {
	RowContext[T]
	// Width is the width of the grid in pixels, which does not depend on the widths and the scroll position of its
	// columns.
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

// A MasterDetailGrid is a Grid whose rows open to show a detail, which Grid.Detail draws. Without Grid.Detail the
// grid is flat. The fields below control Grid.Details; zero fields do not.
//
// A mark in the first column of data opens and closes a row. So does Ctrl+Enter, and Enter if the cell has no other
// action.
type MasterDetailGrid[T any] struct {
	Grid[T]

	// ExpandedRowKeys, if not nil, are the ids of the open rows. What users do is then only proposed, by
	// OnExpandChange and a DetailsChanged event. An empty slice that is not nil closes all rows. Give the field a
	// new slice to change it.
	ExpandedRowKeys []string
	// OnExpandChange, if not nil, is called during Update with the ids of the rows that a user's change leaves open,
	// in visible order.
	OnExpandChange func(rowIDs []string)
	// EstimatedRowHeight is the height in dp of a row together with its open detail until it is drawn; 0 = the
	// height of the row plus Details.EstimatedHeight.
	EstimatedRowHeight unit.Dp
	// VirtualMaxHeight is the height of the grid in dp if the constraints set no limit; 0 = Style.MaxHeight.
	VirtualMaxHeight unit.Dp

	// keys are the ExpandedRowKeys that Details was set to. ours reports whether Details was made Controlled for
	// them.
	keys []string
	ours bool
}

// Update returns the next event, as Grid.Update does.
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

// control sets Details from ExpandedRowKeys.
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
