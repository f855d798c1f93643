// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines_test

import (
	"context"
	"database/sql"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// notes returns a source of a table of notes in a file.
func notes(t *testing.T, o sqlrows.Options) (*sql.DB, *sqlrows.Source) {
	t.Helper()
	if o.DB == nil {
		o.DB = enginetest.SQLite(t)
	}
	_, err := o.DB.Exec("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)")
	require.NoError(t, err)
	o.Dialect = sqlrows.SQLite()
	o.Table = sqlrows.Table{Name: []string{"notes"}, Key: []string{"id"}, Columns: []sqlrows.Column{
		{ID: "id", Kind: value.KindNumber}, {ID: "text", Kind: value.KindText},
	}}
	s, err := sqlrows.New(o)
	require.NoError(t, err)
	return o.DB, s
}

func note(text string) rowsource.Edit {
	return rowsource.Edit{Kind: rowsource.EditInsert, Set: []rowsource.Field{{Column: "text", Value: value.Text(text)}}}
}

func TestWatchTellsOfWritesByOthers(t *testing.T) {
	db, s := notes(t, sqlrows.Options{Interval: time.Millisecond})
	ctx, cancel := context.WithCancel(context.Background())
	told := make(chan rowsource.Change, 100)
	ended := make(chan error)
	go func() { ended <- s.Watch(ctx, func(c rowsource.Change) { told <- c }) }()
	for { // the watcher may not look yet
		_, err := db.Exec("INSERT INTO notes (text) VALUES ('theirs')")
		require.NoError(t, err)
		select {
		case c := <-told:
			require.Nil(t, c.IDs)
			cancel()
			require.ErrorIs(t, <-ended, context.Canceled)
			return
		case <-time.After(10 * time.Millisecond):
		}
	}
}

func TestWatchTellsWhichRowsTheSourceWrote(t *testing.T) {
	ready, changes := make(chan bool), make(chan rowsource.Change)
	_, s := notes(t, sqlrows.Options{Watch: func(ctx context.Context, tell func(rowsource.Change)) error {
		tell(rowsource.Change{IDs: []string{"heard"}})
		close(ready)
		<-ctx.Done()
		return errors.New("stopped")
	}})
	require.True(t, s.Features().Watch)
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error)
	go func() { ended <- s.Watch(ctx, func(c rowsource.Change) { changes <- c }) }()
	<-ready
	require.Equal(t, []string{"heard"}, (<-changes).IDs)
	_, err := s.Write(ctx, []rowsource.Edit{note("a"), note("b")})
	require.NoError(t, err)
	require.Equal(t, []string{"1", "2"}, (<-changes).IDs)
	cancel()
	require.ErrorIs(t, <-ended, context.Canceled)
}

func TestWatchEndsWithTheErrorOfTheHook(t *testing.T) {
	broken := errors.New("broken")
	_, s := notes(t, sqlrows.Options{Watch: func(context.Context, func(rowsource.Change)) error { return broken }})
	require.ErrorIs(t, s.Watch(context.Background(), func(rowsource.Change) {}), broken)
}

// TestWatchTellsOwnWritesOnce checks that changes by the source are not announced again as changes by others: there
// are no more announcements of these than changes that others made.
func TestWatchTellsOwnWritesOnce(t *testing.T) {
	db, s := notes(t, sqlrows.Options{Interval: time.Millisecond})
	ctx, cancel := context.WithCancel(context.Background())
	told, ended := make(chan rowsource.Change, 100), make(chan error)
	go func() { ended <- s.Watch(ctx, func(c rowsource.Change) { told <- c }) }()
	made, seen := 0, 0
	theirs := func() { // until it is told
		for {
			_, err := db.Exec("INSERT INTO notes (text) VALUES ('theirs')")
			require.NoError(t, err)
			made++
			select {
			case c := <-told:
				if c.IDs == nil {
					seen++
					return
				}
			case <-time.After(20 * time.Millisecond):
			}
		}
	}
	theirs()
	for range 10 {
		_, err := s.Write(ctx, []rowsource.Edit{note("mine")})
		require.NoError(t, err)
		if c := <-told; c.IDs == nil { // theirs, or both at once
			seen++
		}
	}
	theirs()
	cancel()
	require.ErrorIs(t, <-ended, context.Canceled)
	require.LessOrEqual(t, seen, made)
	_, err := s.Write(context.Background(), []rowsource.Edit{note("after the watch")})
	require.NoError(t, err)
}
