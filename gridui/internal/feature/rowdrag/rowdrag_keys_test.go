// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag_test

import (
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
)

// liftedTo returns the event with the place that the rows that keys drag would go to.
func liftedTo[T any](s *gridstage.Stage[T]) events.RowDragMoved {
	moved := gridstage.EventsOf[events.RowDragMoved](s.Events)
	return moved[len(moved)-1]
}

var liftKeys = []string{"Up", "Down", "Down", "PageUp", "PageDown", "Home", "End", "Left"}

// TestThePlaceOfLiftedRowsStaysInView drags a row by keys among rows some of which are higher than the body, and
// scrolls away in between: after each key the side of the row that it would go to is on the screen.
func TestThePlaceOfLiftedRowsStaysInView(t *testing.T) {
	const view, count = 300, 40
	height := func(i int) int { return 30 + i%5/4*500 }
	s := gridstage.NewDraggable(count, func(g *gridui.Grid[gridstage.Person]) {
		g.RowHeight = func(p gridstage.Person) unit.Dp {
			i, _ := strconv.Atoi(p.ID[1:])
			return unit.Dp(height(i))
		}
	})
	s.Size = image.Pt(400, 40+view)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(3, "name")
	s.Settle()
	s.Keys("Ctrl+Shift+Space", "Down")
	rnd := rand.New(rand.NewPCG(1, 1))
	for step := range 200 {
		s.Wheel(100, 200, 0, float32(rnd.IntN(3000)-1500))
		k := liftKeys[rnd.IntN(len(liftKeys))]
		s.Keys(k)
		to := liftedTo(s)
		at := 0
		for i := range count {
			id := "p" + strconv.Itoa(i)
			if id == to.TargetRowID && to.Where == option.RowBefore {
				break
			}
			at += height(i)
		}
		_, off := s.Grid.ScrollOffset()
		require.True(t, int64(at) >= off && int64(at) <= off+view, "step %d, %s: %d is not in %d–%d", step, k, at, off, off+view)
	}
}

// TestThePlaceOfLiftedRowsStaysBelowWhatSticks does the same in a tree: the row next to the place is not covered.
func TestThePlaceOfLiftedRowsStaysBelowWhatSticks(t *testing.T) {
	rows := treestage.Thicket(rand.New(rand.NewPCG(3, 3)), "r", 7)
	w := treestage.NewWoods(image.Pt(400, treestage.WoodsHead+400), rows, nil)
	w.Grid.RowDrag.Mode = option.RowDragReorder
	all := w.Lay(rows, 0, nil)
	last := all[len(all)-1]
	w.Grid.FocusCell(len(all)-1, "cost")
	w.Focus(w.Grid.Tag())
	w.Settle()
	w.Keys("Ctrl+Shift+Space", "Up")
	rnd := rand.New(rand.NewPCG(4, 4))
	for step := range 200 {
		w.Wheel(100, 300, 0, float32(rnd.IntN(1200)-600))
		k := liftKeys[rnd.IntN(len(liftKeys))]
		w.Keys(k)
		to := liftedTo(w.Stage)
		at := slices.IndexFunc(all, func(l treestage.LaidRow) bool { return l.Id == to.TargetRowID })
		require.NotEqual(t, last.Id, to.TargetRowID)
		top := all[at].Start - int(treestage.ScrollTo(w))
		require.Contains(t, w.Strips(t), treestage.StickyStrip{Id: to.TargetRowID, Top: top, End: top + treestage.WoodsRow}, "step %d, %s", step, k)
	}
}

func TestThePlaceOfLiftedRowsIsBelowTheLastDetail(t *testing.T) {
	s := gridstage.NewDraggable(5, func(g *gridui.Grid[gridstage.Person]) {
		g.Detail = func(gtx layout.Context, _ gridui.DetailContext[gridstage.Person]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 900)}
		}
		g.Details.Rows = idset.Of("p4")
	})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Keys("Ctrl+Shift+Space", "End")
	require.Equal(t, events.RowDragMoved{TargetRowID: "p4", Where: option.RowAfter}, liftedTo(s))
	_, end := s.Grid.ScrollOffset()
	s.Wheel(100, 200, 0, 5000)
	_, most := s.Grid.ScrollOffset()
	require.Equal(t, most, end)
	s.Keys("Up")
	_, off := s.Grid.ScrollOffset()
	require.Less(t, off, int64(5*36))
}
