// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"image"
	"testing"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// Block lays out a widget with a height, and a name by which tests find it.
func Block(gtx layout.Context, name string, height int) layout.Dimensions {
	size := image.Pt(gtx.Constraints.Max.X, height)
	defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
	semantic.LabelOp(name).Add(gtx.Ops)
	return layout.Dimensions{Size: size}
}

// NewDetails returns a grid of people with details of 100 px, minus a line.
func NewDetails(n int) *Stage[Person] {
	s := NewPeople(n)
	s.Grid.Detail = func(gtx layout.Context, c gridui.DetailContext[Person]) layout.Dimensions {
		return Block(gtx, "detail of "+c.RowID, 99)
	}
	s.Settle()
	return s
}

// RowTop returns the top of a row, which must be on the screen.
func RowTop(t *testing.T, h *gridtest.Harness, id string) int {
	t.Helper()
	n, ok := h.Find(": " + id)
	require.True(t, ok, "%s does not show", id)
	return n.Bounds.Min.Y
}
