// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked_test

import (
	"fmt"
	"image"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/tracking"
)

// jumble is a tree of tracked rows with details, pinned rows and movable columns, to which a test
// applies random actions.
type jumble struct {
	t *testing.T
	*gridtest.Harness
	g      gridui.ChangeTrackingGrid[treestage.Branch]
	rng    *rand.Rand
	events []events.Event
	next   int
	// acts lists the applied actions, to explain a failure.
	acts []string
}

func newJumble(t *testing.T, seed uint64) *jumble {
	j := &jumble{t: t, rng: rand.New(rand.NewPCG(seed, 77))}
	g := &j.g
	for i := range 14 {
		b := treestage.Branch{ID: "r" + strconv.Itoa(i), Name: "row " + strconv.Itoa(i)}
		if i > 3 {
			b.Up = "r" + strconv.Itoa(j.rng.IntN(i))
		}
		g.Data = append(g.Data, b)
	}
	g.RowKey = func(b treestage.Branch) string { return b.ID }
	g.Tree = gridui.Tree[treestage.Branch]{Parent: func(b treestage.Branch) string { return b.Up }}
	text := func(id string, get func(treestage.Branch) string, set func(*treestage.Branch, string)) gridui.Column[treestage.Branch] {
		return gridui.Field(id, id, get).Width(unit.Dp(70 + 10*len(id))).Edit(set)
	}
	g.Columns = []gridui.Column[treestage.Branch]{
		text("name", func(b treestage.Branch) string { return b.Name }, func(b *treestage.Branch, v string) { b.Name = v }),
		text("id", func(b treestage.Branch) string { return b.ID }, func(b *treestage.Branch, v string) { b.ID = v }),
		gridui.Field("up", "up", func(b treestage.Branch) string { return b.Up }),
		gridui.Field("length", "length", func(b treestage.Branch) int { return len(b.Name) }),
	}
	g.Detail = func(gtx layout.Context, c gridui.DetailContext[treestage.Branch]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(c.Width, 20+3*len(c.Row.Name))}
	}
	g.Editing.Enabled = true
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	g.RowPins.Enabled, g.ColumnOrder.Mode, g.ColumnPinning.Mode = true, option.ColumnOrderFree, option.ColumnPinDrag
	g.ColumnSizing.Mode, g.Sorting.Mode, g.Filtering.Enabled = option.ColumnResizeLive, option.SortMulti, true
	th := gridstage.NewTheme()
	j.Harness = gridtest.New(image.Pt(420, 330), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				break
			}
			j.events = append(j.events, ev)
		}
		return gridui.New(th, g).Layout(gtx)
	})
	j.Settle()
	j.Focus(g.Tag())
	j.Settle()
	return j
}

// anyID returns the id of a row, and sometimes an id of no row.
func (j *jumble) anyID() string {
	rows := j.g.Tracker().Rows()
	if rows.Len() == 0 || j.rng.IntN(25) == 0 {
		return "nobody"
	}
	return rows.Key(j.rng.IntN(rows.Len()))
}

func (j *jumble) column() string { return []string{"name", "id", "up", "length"}[j.rng.IntN(4)] }

func (j *jumble) add() {
	j.next++
	b := treestage.Branch{Name: "new " + strconv.Itoa(j.next)}
	if j.rng.IntN(2) == 0 {
		b.ID = "n" + strconv.Itoa(j.next)
	}
	if j.rng.IntN(2) == 0 {
		b.Up = j.anyID()
	}
	_, err := j.g.AddRow(&b)
	require.NoError(j.t, err)
}

func (j *jumble) rename() {
	j.next++
	added := j.g.Tracker().Added()
	if added.Len() == 0 {
		return
	}
	id := added.Key(j.rng.IntN(added.Len()))
	to := []string{"", "k" + strconv.Itoa(j.next), "k" + strconv.Itoa(j.next)}[j.rng.IntN(3)]
	if j.rng.IntN(2) == 0 {
		_, err := j.g.UpdateRow(id, func(b *treestage.Branch) { b.ID = to })
		require.NoError(j.t, err)
		return
	}
	j.Settle()
	require.NoError(j.t, j.g.EditCells(events.CellEdit{RowID: id, ColumnID: "id", New: to}))
}

func (j *jumble) edit() {
	j.next++
	id := j.anyID()
	err := j.g.EditCells(events.CellEdit{RowID: id, ColumnID: "name", New: "edit " + strconv.Itoa(j.next%7)})
	switch _, there := j.g.Tracker().Row(id); {
	case !there:
		require.ErrorIs(j.t, err, gridui.ErrRowGone)
	case j.g.Status(id) == tracking.Deleted:
		require.ErrorIs(j.t, err, edit.ErrRowDeleted)
	default:
		require.NoError(j.t, err)
	}
}

func (j *jumble) pin() {
	p := &j.g.RowPins
	lists := []*[]string{&p.Top, &p.Bottom}
	list := lists[j.rng.IntN(2)]
	if len(*list) > 2 {
		*list = nil
		return
	}
	*list = append(slices.Clone(*list), j.anyID())
}

func (j *jumble) shape() {
	g := &j.g
	switch j.rng.IntN(8) {
	case 0:
		g.Sorting.Keys = []option.SortKey{{ColumnID: j.column(), Desc: j.rng.IntN(2) == 0}}
	case 1:
		g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of([]string{"1", "row", "new", "none"}[j.rng.IntN(4)])}}
	case 2:
		g.Paging.Enabled, g.Paging.Size = true, 2+j.rng.IntN(5)
	case 3:
		g.RowPins.KeepDisabled = !g.RowPins.KeepDisabled
	default:
		g.Sorting.Keys, g.Filtering.Columns, g.Paging.Enabled = nil, nil, false
	}
}

func (j *jumble) columns() {
	g := &j.g
	switch j.rng.IntN(5) {
	case 0:
		g.Column(j.column()).Pin(option.ColumnPinSide(j.rng.IntN(3)))
	case 1:
		g.Column(j.column()).Hide()
	case 2:
		g.Column(j.column()).Show()
	default:
		if f := g.Focused(); f.Row < 0 {
			return
		}
		j.Keys("Ctrl+Home", "Up", []string{"Shift+Right", "Shift+Left", "Alt+Right", "Alt+Left"}[j.rng.IntN(4)], "Down")
	}
}

func (j *jumble) key() {
	k := j.rng.IntN(23)
	j.acts = append(j.acts, fmt.Sprint("key ", k))
	j.Keys([]string{
		"Up", "Down", "Left", "Right", "Home", "End", "Ctrl+Home", "Ctrl+End", "PageUp", "PageDown", "Shift+Down", "Shift+Up",
		"Space", "Ctrl+A", "Ctrl+Enter", "+", "-", "*", "Delete", "Escape", "Ctrl+Down", "Shift+Space", "Ctrl+C",
	}[k])
}

func (j *jumble) pointer() {
	x, y := float32(j.rng.IntN(420)), float32(j.rng.IntN(330))
	switch j.rng.IntN(4) {
	case 0:
		j.Wheel(x, y, float32(j.rng.IntN(200)-100), float32(j.rng.IntN(400)-200))
	case 1:
		j.DragFrom(x, y).To(float32(j.rng.IntN(420)), float32(j.rng.IntN(330)))
	default:
		j.Click(x, y)
	}
}

func (j *jumble) act() {
	g, act := &j.g, j.rng.IntN(16)
	j.acts = append(j.acts, fmt.Sprint(act, " of ", g.Focused()))
	switch act {
	case 0, 1:
		j.add()
	case 2:
		j.rename()
	case 3:
		j.edit()
	case 4:
		g.DeleteRow(j.anyID())
	case 5:
		g.UndoRow(j.anyID())
	case 6:
		j.pin()
	case 7:
		j.shape()
	case 8:
		j.columns()
	case 9:
		g.Row(j.anyID()).SetExpanded(j.rng.IntN(3) > 0)
	case 10:
		g.Details.Rows.Set(j.anyID(), j.rng.IntN(2) == 0)
	case 11:
		if j.rng.IntN(10) == 0 {
			g.ResetChanges()
		} else if j.rng.IntN(2) == 0 {
			g.Select(j.anyID())
		} else {
			g.Refresh()
		}
	case 12, 13:
		j.key()
	case 14:
		j.pointer()
	case 15:
		if j.rng.IntN(3) == 0 {
			g.History().Redo()
		} else {
			g.History().Undo()
		}
	}
}

// check checks the invariants.
func (j *jumble) check() {
	j.Settle()
	g, rows := &j.g, j.g.Tracker().Rows()
	there := map[treestage.Branch]int{}
	for i := range rows.Len() {
		there[rows.At(i)]++
	}
	for i := range g.Shown() {
		row, ok := g.RowAt(i)
		require.True(j.t, ok)
		require.Positive(j.t, there[row], "%+v shows and is not there", row)
	}
	if g.Sorting.Keys == nil && g.Filtering.Columns == nil && !g.Paging.Enabled && g.Expansion.Rows.IsAll() {
		require.LessOrEqual(j.t, g.Shown(), rows.Len())
	}
	for id, row := range g.SelectedRows() {
		is, ok := g.Tracker().Row(id)
		require.True(j.t, ok, "%q is selected and not there", id)
		require.Equal(j.t, is, row)
	}
	f := g.Focused()
	if f.Row < 0 || f.Band == layoutx.Head {
		return
	}
	require.Contains(j.t, append(g.ShownColumns(), gridui.SelectColumn), f.ColumnID)
	row, ok := g.Tracker().Row(f.RowID)
	require.True(j.t, ok, "%q has the focus and is not there", f.RowID)
	if f.Band == layoutx.Body {
		shows, ok := g.RowAt(f.Row)
		require.True(j.t, ok, "row %d has the focus of %d", f.Row, g.Shown())
		require.Equal(j.t, row, shows)
	}
}

// jumbled holds all state that steps change.
type jumbled struct {
	Rows        []treestage.Branch
	Keys        []string
	Statuses    []tracking.RowStatus
	Columns     []string
	Left, Right []string
	Widths      map[string]unit.Dp
}

func (j *jumble) state() (s jumbled) {
	j.Settle()
	rows := j.g.Tracker().Rows()
	for i := range rows.Len() {
		s.Rows, s.Keys, s.Statuses = append(s.Rows, rows.At(i)), append(s.Keys, rows.Key(i)), append(s.Statuses, rows.Status(i))
	}
	s.Columns = j.g.ShownColumns()
	s.Left, s.Right = append(s.Left, j.g.ColumnPinning.Left...), append(s.Right, j.g.ColumnPinning.Right...)
	s.Widths = map[string]unit.Dp{}
	maps.Copy(s.Widths, j.g.ColumnSizing.Widths)
	return s
}

// TestEverythingAtOnce applies random actions to a grid with all features, undoes all of them and
// redoes them.
func TestEverythingAtOnce(t *testing.T) {
	for seed := range rounds.Seeds(40) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			j := newJumble(t, seed)
			t.Cleanup(func() {
				if t.Failed() {
					t.Log(strings.Join(j.acts, "\n"), j.g.Focused(), j.g.RowPins, j.g.Sorting.Keys, j.g.Filtering.Columns, j.g.Paging, j.g.Details.Rows, j.g.Expansion.Rows)
				}
			})
			start := j.state()
			for range 120 {
				j.act()
				if j.rng.IntN(3) > 0 {
					j.check()
				}
			}
			j.g.Filtering.Columns, j.g.Sorting.Keys, j.g.Paging.Enabled = nil, nil, false
			for j.g.History().Redo() {
				j.check()
			}
			end := j.state()
			j.events = nil
			for j.g.History().Undo() {
				j.check()
			}
			require.Equal(t, start, j.state())
			require.False(t, j.g.HasChanges())
			for j.g.History().Redo() {
				j.check()
			}
			require.Equal(t, end, j.state())
			require.Empty(t, gridstage.EventsOf[events.EditRefused](j.events))
		})
	}
}
