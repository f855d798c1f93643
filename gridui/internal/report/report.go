// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package report queues what a grid reports to its program.
package report

import (
	"cmp"
	"fmt"
	"iter"
	"log"
	"slices"

	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/undo"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Report is the way in which a grid reports to the program: events, which wait for Update, and
// problems, which report a wrong configuration.
type Report struct {
	queue

	// RowType is the type of the rows, for errors; empty before the grid is bound.
	RowType string
	// told holds the keys of the problems that were reported.
	told map[string]bool
}

// Raw is an event without its row: only the gridui.Grid knows the type of the rows.
type Raw struct {
	_ nocmp.Struct

	Kind Kind
	// At is the cell, Key the key of an event of kind Key, Click describes a click.
	At    viewport.Address
	Key   key.Event
	Click events.Click
	// Event is the event itself, for the kind Ready.
	Event events.Event
	// Step is the step of an events.StepUndone.
	Step undo.Step
}

// Kind is the kind of event that a Raw becomes.
type Kind uint8

const (
	// Ready is an event that needs no row.
	Ready Kind = iota
	CellClick
	RowClick
	RowDoubleClick
	Key
)

// queue holds raw events in the order in which they came.
type queue struct {
	items  []Raw
	head   int
	warned bool
}

// Emit pushes a complete event.
//
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (q *queue) Emit(ev events.Event) { q.Push(Raw{Event: ev}) }

// Push adds a raw event. If the program reads no events, it drops the oldest.
func (q *queue) Push(s Raw) {
	if len(q.items)-q.head >= maxQueued {
		q.items[q.head] = Raw{}
		q.head++
		if !q.warned {
			q.warned = true
			warn(fmt.Sprintf("gridui: nobody reads the events of a grid; the oldest are dropped, %d are kept", maxQueued))
		}
	}
	if q.head > maxQueued {
		n := copy(q.items, q.items[q.head:])
		clear(q.items[n:])
		q.items, q.head = q.items[:n], 0
	}
	q.items = append(q.items, s)
}

// Pop removes and returns the first raw event.
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

// Waits reports whether an event waits to be read.
func (q *queue) Waits() bool { return q.head < len(q.items) }

// All yields the waiting raw events in their order.
func (q *queue) All() iter.Seq[Raw] { return slices.Values(q.items[q.head:]) }

// maxQueued is the greatest number of events that wait for a program that reads none.
const maxQueued = 1024

// Problem reports a wrong configuration, at most once for each key.
func (r *Report) Problem(key string, format string, args ...any) {
	if r.told[key] {
		return
	}
	if r.told == nil {
		r.told = map[string]bool{}
	}
	r.told[key] = true
	err := fmt.Errorf("gridui: grid of %s: "+format, append([]any{cmp.Or(r.RowType, "rows")}, args...)...)
	warn(err.Error())
	r.Emit(events.ProblemFound{Err: err})
}

// warn logs a warning by package log, which hands it to the handler of log/slog if the program has set one. Using slog
// itself would add 0.8 MB to a browser program, with the encoder of JSON that it brings.
func warn(text string) { log.Print("WARN " + text) }
