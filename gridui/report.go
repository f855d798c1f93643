// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"fmt"
	"log/slog"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// reporter is how everything in a grid tells the program of what happened: by events, which
// wait for Update, and of wrong configuration by problems.
type reporter struct {
	eventQueue

	// rowType is the type of the rows, for errors; empty before the grid is bound.
	rowType string
	// told are the keys of the problems that were reported.
	told map[string]bool
}

// rawEvent is an event before it is given its row: only the Grid knows the type of the rows.
type rawEvent struct {
	_ nocmp.Struct

	kind rawKind
	at   viewport.Address
	key  key.Event
	by   events.Click
	ev   events.Event // ready made, for kinds that need no row
	// step is what an Undone is about.
	step edit.Step
}

type rawKind uint8

const (
	rawReady rawKind = iota
	rawCellClick
	rawRowClick
	rawRowDouble
	rawKey
)

// eventQueue holds raw events in the order they came.
type eventQueue struct {
	items  []rawEvent
	head   int
	warned bool
}

// Emit pushes an event that is ready made.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (q *eventQueue) Emit(ev events.Event) { q.push(rawEvent{ev: ev}) }

func (q *eventQueue) push(s rawEvent) {
	if len(q.items)-q.head >= maxQueued {
		q.items[q.head] = rawEvent{}
		q.head++
		if !q.warned {
			q.warned = true
			slog.Warn("gridui: nobody reads the events of a grid; the oldest are dropped", "kept", maxQueued)
		}
	}
	if q.head > maxQueued {
		n := copy(q.items, q.items[q.head:])
		clear(q.items[n:])
		q.items, q.head = q.items[:n], 0
	}
	q.items = append(q.items, s)
}

func (q *eventQueue) pop() (rawEvent, bool) {
	if q.head == len(q.items) {
		return rawEvent{}, false
	}
	s := q.items[q.head]
	q.items[q.head] = rawEvent{}
	q.head++
	if q.head == len(q.items) {
		q.items, q.head = q.items[:0], 0
	}
	return s, true
}

// maxQueued is how many events wait for a caller that never asks for them.
const maxQueued = 1024

// Problem reports a wrong configuration, once for each key.
func (r *reporter) Problem(key string, format string, args ...any) {
	if r.told[key] {
		return
	}
	if r.told == nil {
		r.told = map[string]bool{}
	}
	r.told[key] = true
	err := fmt.Errorf("gridui: grid of %s: "+format, append([]any{cmp.Or(r.rowType, "rows")}, args...)...)
	slog.Warn(err.Error())
	r.Emit(events.ConfigProblem{Err: err})
}
