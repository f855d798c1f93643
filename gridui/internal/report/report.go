// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package report queues what a grid tells its program.
package report

import (
	"cmp"
	"fmt"
	"iter"
	"log/slog"
	"slices"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/undo"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Report is how everything in a grid tells the program of what happened: by events, which
// wait for Update, and of wrong configuration by problems.
type Report struct {
	queue

	// RowType is the type of the rows, for errors; empty before the grid is bound.
	RowType string
	// told are the keys of the problems that were reported.
	told map[string]bool
}

// Raw is an event before it is given its row: only the Grid knows the type of the rows.
type Raw struct {
	_ nocmp.Struct

	Kind Kind
	// At is the cell, Key the key of the kind Key, Click how it was clicked.
	At    viewport.Address
	Key   key.Event
	Click events.Click
	// Event is the event itself, of the kind Ready.
	Event events.Event
	// Step is what an events.Undone is about.
	Step undo.Step
}

// Kind says which event a Raw becomes.
type Kind uint8

const (
	// Ready is an event that needs no row.
	Ready Kind = iota
	CellClick
	RowClick
	RowDoubleClick
	Key
)

// queue holds raw events in the order they came.
type queue struct {
	items  []Raw
	head   int
	warned bool
}

// Emit pushes an event that is ready made.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (q *queue) Emit(ev events.Event) { q.Push(Raw{Event: ev}) }

// Push adds a raw event. Where nobody reads them, the oldest are dropped.
func (q *queue) Push(s Raw) {
	if len(q.items)-q.head >= maxQueued {
		q.items[q.head] = Raw{}
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

// Pop takes the first raw event.
func (q *queue) Pop() (Raw, bool) {
	if q.head == len(q.items) {
		return Raw{}, false
	}
	s := q.items[q.head]
	q.items[q.head] = Raw{}
	q.head++
	if q.head == len(q.items) {
		q.items, q.head = q.items[:0], 0
	}
	return s, true
}

// Waits reports whether an event waits to be taken.
func (q *queue) Waits() bool { return q.head < len(q.items) }

// All yields the raw events that wait, in the order they came.
func (q *queue) All() iter.Seq[Raw] { return slices.Values(q.items[q.head:]) }

// maxQueued is how many events wait for a caller that never asks for them.
const maxQueued = 1024

// Problem reports a wrong configuration, once for each key.
func (r *Report) Problem(key string, format string, args ...any) {
	if r.told[key] {
		return
	}
	if r.told == nil {
		r.told = map[string]bool{}
	}
	r.told[key] = true
	err := fmt.Errorf("gridui: grid of %s: "+format, append([]any{cmp.Or(r.RowType, "rows")}, args...)...)
	slog.Warn(err.Error())
	r.Emit(events.ConfigProblem{Err: err})
}
