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
	h := gridui.Handlers{gridui.On(func(gridui.RowClicked[person]) {}), gridui.On(func(events.RowAdded) {})}
	require.True(t, h.Dispatch(events.RowAdded{}))
	require.True(t, h.Dispatch(gridui.RowClicked[person]{}))
	require.False(t, h.Dispatch(gridui.RowClicked[stock]{}), "the type of the rows belongs to the type of the event")
	require.False(t, h.Dispatch(gridui.CellClicked[person]{}))
	require.False(t, h.Dispatch(&events.RowAdded{}))
}

func TestHandlersAllocateNothing(t *testing.T) {
	n := 0
	h := gridui.Handlers{
		gridui.On(func(ev gridui.CellClicked[person]) { n += ev.Cell.Row.Age }),
		gridui.On(func(ev events.SortChanged) { n += len(ev.To) }),
		gridui.On(func(events.Event) { n++ }),
	}
	var click, sort events.Event = gridui.CellClicked[person]{}, events.SortChanged{}
	require.Zero(t, testing.AllocsPerRun(100, func() { h.Dispatch(click); h.Dispatch(sort) }))
	require.Positive(t, n)
	q, gtx := new(queue), layout.Context{Ops: new(op.Ops)}
	require.Zero(t, testing.AllocsPerRun(100, func() { h.Update(gtx, q) }))
	require.Zero(t, testing.AllocsPerRun(100, func() {
		gridui.Handlers{
			gridui.On(func(ev gridui.CellClicked[person]) { n += ev.Cell.Row.Age }),
			gridui.On(func(ev events.SortChanged) { n += len(ev.To) }),
		}.Update(gtx, q)
	}))
}
