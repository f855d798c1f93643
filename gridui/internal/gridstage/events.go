// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"errors"
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
)

// TakeAnnounced returns the announcements since the last call.
func (s *Stage[T]) TakeAnnounced() (all []events.TextAnnounced) {
	all = EventsOf[events.TextAnnounced](s.Events)
	s.Events = nil
	return all
}

// Problems returns the texts of the ProblemFound events about how a grid is set up.
func (s *Stage[T]) Problems() (out []string) {
	for _, p := range Told[events.ProblemFound](s) {
		if p.Key == "" && p.Text == "" {
			out = append(out, p.Err.Error())
		}
	}
	return out
}

// FailedPaste is a paste that changed nothing, with the cell that is the reason, if one is.
type FailedPaste struct {
	RowID, ColumnID string
	Err             error
}

// FailedPastes returns the pastes of some events that changed nothing.
func FailedPastes(from []events.Event) (out []FailedPaste) {
	for _, ev := range EventsOf[events.CellsPasted](from) {
		if ev.Err == nil {
			continue
		}
		failed := FailedPaste{Err: ev.Err}
		if cell := (*events.CellError)(nil); errors.As(ev.Err, &cell) {
			failed.RowID, failed.ColumnID = cell.RowID, cell.ColumnID
		}
		out = append(out, failed)
	}
	return out
}

// TakeFailedPastes returns the failed pastes since the last call, and drops all other events.
func TakeFailedPastes(from *[]events.Event) []FailedPaste {
	out := FailedPastes(*from)
	*from = nil
	return out
}

// TakeEvents returns the events of a type since the last call, and drops all others.
func TakeEvents[E events.Event](from *[]events.Event) []E {
	out := EventsOf[E](*from)
	*from = nil
	return out
}

// TakeKinds returns the types of the events since the last call, in order.
func (s *Stage[T]) TakeKinds() []string {
	var out []string
	for _, ev := range s.Events {
		out = append(out, fmt.Sprintf("%T", ev))
	}
	s.Events = nil
	return out
}

// IDs returns the ids of at most the first n shown rows.
func (s *Stage[T]) IDs(n int) string {
	var out []string
	for i := range min(n, s.Grid.Shown()) {
		row, _ := s.Grid.RowAt(i)
		out = append(out, s.Grid.RowID(row))
	}
	return strings.Join(out, " ")
}

// EventsOf returns the events of a type.
func EventsOf[E events.Event](events []events.Event) (out []E) {
	for _, ev := range events {
		if ev, ok := ev.(E); ok {
			out = append(out, ev)
		}
	}
	return out
}

// Told returns the collected events of a type.
func Told[E events.Event, T any](s *Stage[T]) []E { return EventsOf[E](s.Events) }
