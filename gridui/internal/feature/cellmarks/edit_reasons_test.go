// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellmarks_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

func TestReasonsAreToldInTheWordsOfTheLocale(t *testing.T) {
	own := errors.New("sold out")
	for _, l := range []locale.Texts{locale.For("ko"), locale.For("en")} {
		s := taskstage.NewTasks(3)
		s.Style = func(st *gridui.Style) { st.Locale = l }
		s.Settle()
		texts := l.Editing
		for want, err := range map[string]error{
			texts.NotEditable:   &events.CellError{Err: column.ErrNotEditable},
			texts.RowGone:       gridui.ErrRowGone,
			texts.RowDeleted:    edit.ErrRowDeleted,
			texts.KeyEdited:     edit.ErrKeyEdited,
			texts.KeyTaken:      edit.ErrKeyTaken,
			texts.TooLong:       edit.ErrTooLong,
			texts.PasteLarge:    edit.ErrPasteLarge,
			texts.PasteEmpty:    edit.ErrPasteEmpty,
			texts.PasteNoAnswer: edit.ErrPasteNoAnswer,
			texts.CopyLarge:     edit.ErrCopyLarge,
			texts.InvalidNumber: s.Grid.EditCells(events.CellEdit{RowID: "t1", ColumnID: "hours", New: "x"}),
			texts.InvalidRange:  s.Grid.EditCells(events.CellEdit{RowID: "t1", ColumnID: "hours", New: "1e999"}),
			texts.InvalidChoice: s.Grid.EditCells(events.CellEdit{RowID: "t1", ColumnID: "state", New: "x"}),
			"sold out":          &events.CellError{Err: own},
			"":                  nil,
		} {
			require.Equal(t, want, s.Grid.ErrorText(err))
		}
		require.Contains(t, s.Grid.ErrorText(s.Grid.EditCells(events.CellEdit{RowID: "t1", ColumnID: "due", New: "x"})), "2025-12-31")
	}
}

func TestTextsTooLongForTheEditorAreTold(t *testing.T) {
	s := taskstage.NewTasks(3)
	long := taskstage.ATask(1)
	long.Title = strings.Repeat("a", 32_769)
	require.NoError(t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Update: []taskstage.Task{long}}))
	taskstage.FocusTask(s, 1, "title")
	s.Events = nil
	s.Keys("F2")
	require.Empty(t, gridstage.EditedCell(s))
	require.Equal(t, []events.EditRefused{{RowID: "t1", ColumnID: "title", Err: edit.ErrTooLong}},
		gridstage.EventsOf[events.EditRefused](s.Events))
}
