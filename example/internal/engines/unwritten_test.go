// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package engines_test

import (
	"database/sql"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

const (
	guardedScript = "CREATE TABLE guarded (id INTEGER PRIMARY KEY, v TEXT); INSERT INTO guarded VALUES (1, 'old'), (2, 'two');"
	hiddenScript  = "CREATE TABLE hidden (id INTEGER PRIMARY KEY, v TEXT); INSERT INTO hidden VALUES (1, 'old'), (2, 'two'); CREATE VIEW guarded AS SELECT * FROM hidden;"
)

var sqliteDropping = []enginetest.Dropping{
	{Name: "RAISE(IGNORE)", Setup: []string{guardedScript + `
		CREATE TRIGGER g1 BEFORE UPDATE ON guarded BEGIN SELECT RAISE(IGNORE); END;
		CREATE TRIGGER g2 BEFORE DELETE ON guarded BEGIN SELECT RAISE(IGNORE); END;
		CREATE TRIGGER g3 BEFORE INSERT ON guarded BEGIN SELECT RAISE(IGNORE); END`}},
	{Name: "INSTEAD OF that does nothing", Setup: []string{hiddenScript + `
		CREATE TRIGGER g1 INSTEAD OF UPDATE ON guarded BEGIN SELECT 1; END;
		CREATE TRIGGER g2 INSTEAD OF DELETE ON guarded BEGIN SELECT 1; END;
		CREATE TRIGGER g3 INSTEAD OF INSERT ON guarded BEGIN SELECT 1; END`}},
	{Name: "INSTEAD OF that writes", Writes: true, Setup: []string{hiddenScript + `
		CREATE TRIGGER g1 INSTEAD OF UPDATE ON guarded BEGIN UPDATE hidden SET v = NEW.v WHERE id = OLD.id; END;
		CREATE TRIGGER g2 INSTEAD OF DELETE ON guarded BEGIN DELETE FROM hidden WHERE id = OLD.id; END;
		CREATE TRIGGER g3 INSTEAD OF INSERT ON guarded BEGIN INSERT INTO hidden VALUES (NEW.id, NEW.v); END`}},
}

func TestWritesThatTheDatabaseDrops(t *testing.T) {
	enginetest.CheckDropping(t, func() *sql.DB { return enginetest.SQLite(t) }, sqlrows.SQLite(), sqliteDropping)
}

// A grid keeps edits that were not written, and marks their rows.
func TestAGridKeepsWhatTheDatabaseDrops(t *testing.T) {
	s := tableOf(t, noteScript+"; CREATE TRIGGER closed BEFORE UPDATE ON notes WHEN OLD.id < 3 BEGIN SELECT RAISE(IGNORE); END;"+
		"CREATE TRIGGER kept BEFORE DELETE ON notes BEGIN SELECT RAISE(IGNORE); END", notesTable(""), sqlrows.Options{})
	for _, id := range []string{"1", "2", "3"} {
		s.set(t, id, "text", value.Text("mine"))
	}
	require.True(t, s.grid.DeleteRow("4"))
	err := s.save(t)
	var dropped *rowsource.UnwrittenError
	require.ErrorAs(t, err, &dropped)
	require.Equal(t, []string{"1", "2", "4"}, dropped.Rows)
	require.EqualError(t, err, "the database did not write row 1, row 2, row 4: a trigger, a rule or a policy dropped the change")
	require.Equal(t, []string{"note 1", "note 2", "note 3"}, s.texts(t, "SELECT text FROM notes ORDER BY id LIMIT 3"), "all of it is rolled back")
	require.Equal(t, tracking.Edited, s.grid.Status("1"))
	require.Equal(t, tracking.Edited, s.grid.Status("3"))
	require.Equal(t, tracking.Deleted, s.grid.Status("4"))
	refused, ok := s.grid.RowError("1")
	require.True(t, ok)
	require.Equal(t, "the database did not write row 1: a trigger, a rule or a policy dropped the change", refused.Message)
	_, ok = s.grid.RowError("3")
	require.False(t, ok)
	_, err = s.db.Exec("DROP TRIGGER closed; DROP TRIGGER kept")
	require.NoError(t, err)
	require.NoError(t, s.save(t))
	require.Equal(t, []string{"mine", "mine", "mine", "note 5"}, s.texts(t, "SELECT text FROM notes ORDER BY id LIMIT 4"))
}
