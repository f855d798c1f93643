// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"testing"

	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// queue is an Updater that is no grid.
type queue []events.Event

func (q *queue) Update(layout.Context) (events.Event, bool) {
	if len(*q) == 0 {
		return nil, false
	}
	ev := (*q)[0]
	*q = (*q)[1:]
	return ev, true
}

func TestHandlersAreCalledInTheirOrder(t *testing.T) {
	var heard []string
	say := func(what string) { heard = append(heard, what) }
	common := gridui.Handlers{gridui.On(func(events.RowAdded) { say("common") })}
	h := gridui.Handlers{
		gridui.On(func(ev events.RowAdded) { say("first " + ev.RowID) }),
		gridui.On(func(ev events.Event) { say(fmt.Sprintf("all %T", ev)) }),
		common.Dispatch,
		func(ev events.Event) bool { say("own"); return false },
		gridui.On(func(events.RowAdded) { say("last") }),
	}
	h.Update(layout.Context{Ops: new(op.Ops)}, &queue{events.RowAdded{RowID: "a"}, events.RowsDeleted{}})
	require.Equal(t, []string{"first a", "all events.RowAdded", "common", "own", "last", "all events.RowsDeleted", "own"}, heard)
}

func TestHandlersOfNothing(t *testing.T) {
	var f func(events.RowAdded)
	require.Nil(t, gridui.On(f))
	for _, h := range []gridui.Handlers{nil, {}, {nil}, {gridui.On(f)}} {
		q := &queue{events.RowAdded{}, events.RowsDeleted{}}
		h.Update(layout.Context{Ops: new(op.Ops)}, q)
		require.Empty(t, *q, "events without handlers are read and dropped")
		require.False(t, h.Dispatch(events.RowAdded{}))
	}
}

// Dispatch reports which events have no handler.
func TestDispatchTellsOfEventsWithoutAHandler(t *testing.T) {
	h := gridui.Handlers{gridui.On(func(gridui.RowClicked[gridstage.Person]) {}), gridui.On(func(events.RowAdded) {})}
	require.True(t, h.Dispatch(events.RowAdded{}))
	require.True(t, h.Dispatch(gridui.RowClicked[gridstage.Person]{}))
	require.False(t, h.Dispatch(gridui.RowClicked[int]{}), "the type of the rows belongs to the type of the event")
	require.False(t, h.Dispatch(gridui.CellClicked[gridstage.Person]{}))
	require.False(t, h.Dispatch(&events.RowAdded{}))
}

func TestHandlersAllocateNothing(t *testing.T) {
	n := 0
	h := gridui.Handlers{
		gridui.On(func(ev gridui.CellClicked[gridstage.Person]) { n += ev.Cell.Row.Age }),
		gridui.On(func(ev events.SortChanged) { n += len(ev.To) }),
		gridui.On(func(events.Event) { n++ }),
	}
	var click, sort events.Event = gridui.CellClicked[gridstage.Person]{}, events.SortChanged{}
	require.Zero(t, testing.AllocsPerRun(100, func() { h.Dispatch(click); h.Dispatch(sort) }))
	require.Positive(t, n)
	q, gtx := new(queue), layout.Context{Ops: new(op.Ops)}
	require.Zero(t, testing.AllocsPerRun(100, func() { h.Update(gtx, q) }))
	require.Zero(t, testing.AllocsPerRun(100, func() {
		gridui.Handlers{
			gridui.On(func(ev gridui.CellClicked[gridstage.Person]) { n += ev.Cell.Row.Age }),
			gridui.On(func(ev events.SortChanged) { n += len(ev.To) }),
		}.Update(gtx, q)
	}))
}

func TestHandlersHearOfColumns(t *testing.T) {
	var heard []string
	say := func(format string, of ...any) { heard = append(heard, fmt.Sprintf(format, of...)) }
	h := gridui.Handlers{
		gridui.On(func(ev events.SortChanged) { say("sort %v %v", ev.From, ev.To) }),
		gridui.On(func(ev events.ColumnOrderChanged) { say("order %v %v", ev.From, ev.To) }),
		gridui.On(func(ev events.ColumnPinningChanged) { say("pin %v %v", ev.ColumnIDs, ev.Left) }),
		gridui.On(func(ev events.ColumnSizingChanged) { say("size %v", ev.Widths) }),
	}
	s := gridstage.NewPeople(20)
	g := &s.Grid
	g.Sorting.Mode, g.ColumnOrder.Mode, g.ColumnPinning.Mode, g.ColumnSizing.Mode = option.SortMulti, option.ColumnOrderFree, option.ColumnPinDrag, option.ColumnResizeOnRelease
	s.Widget = func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		return gridui.New(s.Theme, g).Layout(gtx)
	}
	s.Settle()
	s.Click(200, 20)
	s.DragFrom(110, 20).To(230, 20)
	g.Column("city").Pin(option.ColumnPinLeft)
	s.Settle()
	s.DragFrom(120, 20).To(140, 20)
	require.Equal(t, []string{
		"sort [] [{age true}]", "order [id name age city] [id age name city]", "pin [city] [city]", "size map[city:140]",
	}, heard)
}
