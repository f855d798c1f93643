// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window_test

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/window"
)

const notesScript = `CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL, price DECIMAL, done BOOLEAN, due DATE, at TIMESTAMP, extra JSON,
		kind TEXT NOT NULL DEFAULT 'note', twice INTEGER GENERATED ALWAYS AS (price * 2), raw BLOB);
	CREATE TABLE odd (id INTEGER PRIMARY KEY, due DATE);
	INSERT INTO odd (due) VALUES ('never'), ('2024-01-05T10:00:00Z'), ('2024-02-03');
	CREATE TABLE bare (a TEXT, b INTEGER);
	CREATE TABLE log (text TEXT);
	CREATE VIEW short AS SELECT text FROM notes;
	CREATE TABLE large (id INTEGER PRIMARY KEY, big BIGINT NOT NULL);
	INSERT INTO bare VALUES ('x', 1), ('y', 2);
	INSERT INTO large VALUES (1, 9007199254740993), (2, -9223372036854775808), (3, 9007199254740992);
	WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
	INSERT INTO notes (id, text, price, done, due, at, extra, raw)
	SELECT i, 'note ' || i, i + 0.25, i % 2, '2001-02-03', '2001-02-03 04:05:06', '{"n": ' || i || '}', x'00ff' FROM n`

// newWritableStage returns a window on a database of notes, opened for writing, and a second connection to it.
func newWritableStage(t *testing.T, set func(*window.Options)) (*stage, *sql.DB) {
	path := filepath.Join(t.TempDir(), "notes.db")
	other, err := sql.Open("sqlite", path+"?_pragma=busy_timeout(5000)")
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, other.Close()) })
	_, err = other.Exec(notesScript)
	require.NoError(t, err)
	a := address.File(path)
	return newStageOf(t, a, func(o *window.Options) {
		o.Table = "notes"
		o.Open = func(ctx context.Context) (*database.Database, error) {
			return database.Open(ctx, a, database.Options{Write: true})
		}
		if set != nil {
			set(o)
		}
	}), other
}

// scan returns the single text of a query.
func scan(t *testing.T, db *sql.DB, query string) (text sql.NullString) {
	t.Helper()
	require.NoError(t, db.QueryRow(query).Scan(&text))
	return text
}

// typeInto replaces the text of a cell.
func (s *stage) typeInto(cell, text string) {
	s.t.Helper()
	s.press(cell)
	s.Type(text)
	s.Keys("Enter")
}

func TestCellsAreEditedAndSaved(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "can be edited", "No changes", "note 2")
	s.typeInto("note 2", "한글's")
	s.untilShown("1 edited")
	s.press("SQL")
	s.untilShown("Save runs, in one transaction", "UPDATE `main`.`notes` SET `text` = ?", "한글's")
	assert.Equal(t, "note 2", scan(t, other, "SELECT text FROM notes WHERE id = 2").String, "nothing is written before Save")
	s.press("Save")
	s.untilShown("Saved", "There is nothing to save.")
	assert.Equal(t, "한글's", scan(t, other, "SELECT text FROM notes WHERE id = 2").String)
	s.press("Undo")
	s.untilShown("1 edited", "note 2")
	s.Keys("Ctrl+S")
	s.untilShown("Saved")
	assert.Equal(t, "note 2", scan(t, other, "SELECT text FROM notes WHERE id = 2").String)
}

// Each kind of column accepts valid texts and refuses others.
func TestValuesOfEachKindAreTyped(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2")
	s.press("note 2")
	for _, text := range []string{"12.30", "", "2020-02-29", "1999-12-31 23:59:58"} {
		s.Keys("Right")
		if text != "" {
			s.Type(text)
			s.Keys("Enter", "Up")
		}
	}
	s.Keys("Right")
	s.Type("{")
	s.Keys("Enter")
	s.untilShown("This is no JSON")
	s.Type("}")
	s.Keys("Enter")
	s.untilShown("1 edited")
	s.press("Save")
	s.untilShown("Saved")
	assert.Equal(t, "12.3|2020-02-29|1999-12-31 23:59:58|{}",
		scan(t, other, "SELECT price || '|' || due || '|' || at || '|' || extra FROM notes WHERE id = 2").String)
}

// A float64 has 15 digits, bigint 19 and numeric many more.
func TestNumbersAreTypedAndShownExactly(t *testing.T) {
	s, other := newWritableStage(t, func(o *window.Options) { o.Table = "large" })
	s.untilShown("3 rows", "9007199254740993", "-9223372036854775808")
	was := "9007199254740993"
	for _, c := range []struct{ typed, shown string }{
		{"9,007,199,254,740,995", "9007199254740995"}, {"9223372036854775807", "9223372036854775807"}, {"12345678901234567", "12345678901234567"},
	} {
		s.typeInto(was, c.typed)
		s.untilShown("1 edited", c.shown)
		was = c.shown
		s.Keys("Ctrl+S")
		s.untilShown("Saved")
		assert.Equal(t, c.shown, scan(t, other, "SELECT big FROM large WHERE id = 1").String)
	}
	s.press(was)
	s.Keys("F2", "Backspace", "Enter") // the editor begins with all digits
	s.untilShown("1 edited", "1234567890123456")
	s.Keys("Delete") // in the row below, which has to have a number
	s.press("Save")
	s.untilShown("Saved")
	assert.Equal(t, "1234567890123456 0 9007199254740992", scan(t, other, "SELECT group_concat(big, ' ') FROM large").String)
}

func TestNumbersAreFilteredExactly(t *testing.T) {
	s, _ := newWritableStage(t, func(o *window.Options) { o.Table = "large" })
	s.untilShown("3 rows", "9007199254740992", "big")
	n, _ := s.Find("big")
	x, y := n.Center()
	s.Click(x, y+32) // the field below the header
	s.Type("9007199254740993")
	s.Keys("Enter")
	s.untilShown("1 row")
	assert.True(t, s.shows("9007199254740993"))
	assert.False(t, s.shows("9007199254740992"))
}

func TestWhatIsNoNumberIsRefused(t *testing.T) {
	s, _ := newWritableStage(t, nil)
	s.untilShown("500 rows", "2.25")
	for _, text := range []string{"12x", "1,2", "1e999", "--1"} {
		s.press("2.25")
		s.Type(text)
		s.Keys("Enter")
		s.untilShown("This is no number")
		s.Keys("Escape")
		s.untilShown("No changes")
	}
	s.typeInto("2.25", "-1.5e3")
	s.untilShown("1 edited", "-1500")
}

func TestAClearedCellHasNoValue(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "2.25")
	s.press("2.25")
	s.Keys("Delete")
	s.untilShown("1 edited")
	s.press("Save")
	s.untilShown("Saved")
	assert.False(t, scan(t, other, "SELECT price FROM notes WHERE id = 2").Valid)
}

func TestRowsAreAddedAndDeleted(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2")
	s.press("note 2")
	s.press("Delete row")
	s.untilShown("1 deleted")
	s.press("Add row")
	s.untilShown("1 added")
	s.Type("new one") // the key is left to the database
	s.Keys("Enter")
	s.untilShown("1 added, 1 deleted")
	s.press("Save")
	s.untilShown("Saved")
	assert.Equal(t, "501|note", scan(t, other, "SELECT id || '|' || kind FROM notes WHERE text = 'new one'").String, "the database fills in defaults")
	assert.Equal(t, "0", scan(t, other, "SELECT count(*) FROM notes WHERE id = 2").String)
}

func TestDiscardedChangesAreUndone(t *testing.T) {
	s, _ := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2")
	s.typeInto("note 2", "mine")
	s.untilShown("1 edited")
	s.press("Discard")
	s.untilShown("Changes discarded", "note 2")
	s.press("Undo")
	s.untilShown("1 edited", "mine")
	s.press("Undo")
	s.untilShown("No changes")
	s.press("Redo")
	s.untilShown("1 edited", "mine")
}

func TestAConflictIsSettledByTheCell(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2", "note 3")
	s.typeInto("note 2", "mine")
	s.typeInto("note 3", "mine, too")
	_, err := other.Exec("UPDATE notes SET text = 'theirs' WHERE id = 2")
	require.NoError(t, err)
	s.untilShown("2 edited")
	s.press("Save")
	s.untilShown("others changed these rows", "Changed by others", "theirs")
	assert.Equal(t, "note 3", scan(t, other, "SELECT text FROM notes WHERE id = 3").String, "all of it is rolled back")
	s.press("Keep all mine")
	all := s.FindAll("Save")
	s.Click(all[len(all)-1].Center()) // that of the list
	s.untilShown("Saved")
	assert.Equal(t, "mine", scan(t, other, "SELECT text FROM notes WHERE id = 2").String)
	assert.Equal(t, "mine, too", scan(t, other, "SELECT text FROM notes WHERE id = 3").String)
}

func TestARefusalLosesNoChange(t *testing.T) {
	s, other := newWritableStage(t, nil)
	_, err := other.Exec("CREATE TRIGGER closed BEFORE UPDATE ON notes BEGIN SELECT RAISE(ABORT, 'closed today'); END")
	require.NoError(t, err)
	s.untilShown("500 rows", "note 2")
	s.typeInto("note 2", "mine")
	s.press("Save")
	s.untilShown("closed today", "no change is lost", "1 edited", "mine")
	_, err = other.Exec("DROP TRIGGER closed")
	require.NoError(t, err)
	s.Keys("Ctrl+S")
	s.untilShown("Saved")
}

func TestChangesStayWhereverOneGoes(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2")
	s.typeInto("note 2", "mine")
	s.untilShown("1 edited")
	s.press("bare")
	s.untilShown("2 rows", "not saved: notes")
	s.Keys("Alt+Left")
	s.untilShown("1 edited", "mine")
	assert.False(t, s.shows("not saved: notes"))
	s.press("Save")
	s.untilShown("Saved")
	assert.Equal(t, "mine", scan(t, other, "SELECT text FROM notes WHERE id = 2").String)
	s.press("bare")
	s.untilShown("2 rows")
	assert.False(t, s.shows("not saved"))
}

// A save completes even if its page is left.
func TestASaveGoesOnWhenItsPageIsLeft(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2")
	s.typeInto("note 2", "mine")
	s.press("Save")
	s.press("bare")
	s.untilShown("2 rows")
	s.until("the save", func() bool { return !s.shows("not saved") })
	assert.Equal(t, "mine", scan(t, other, "SELECT text FROM notes WHERE id = 2").String)
}

func TestWhatCannotBeEditedSaysSo(t *testing.T) {
	s, _ := newWritableStage(t, nil)
	s.Size.X = 1900 // all columns show
	s.untilShown("500 rows", "Save")
	s.press("short")
	s.untilShown("read-only: a view")
	assert.False(t, s.shows("Save"))
	s.press("notes")
	s.untilShown("note 2", "Save", "4.5")
	s.press("4.5") // the database computes it
	s.Type("7")
	s.Keys("Enter")
	s.untilShown("No changes")
	read := newStage(t, nil)
	read.untilShown("3,376 rows", "read-only: the database was opened without -write")
	assert.False(t, read.shows("Save"))
	assert.False(t, read.shows("Add row"))
}

// Rows of a SQLite table without a key are written by their row number.
func TestTablesWithoutAKeyOfTheirOwn(t *testing.T) {
	s, other := newWritableStage(t, func(o *window.Options) { o.Table = "bare" })
	s.untilShown("2 rows", "can be edited", "y")
	s.typeInto("y", "z")
	s.press("Save")
	s.untilShown("Saved")
	assert.Equal(t, "z", scan(t, other, "SELECT a FROM bare WHERE b = 2").String)
}

func TestRowsAreGroupedByTheDatabase(t *testing.T) {
	s, _ := newWritableStage(t, nil)
	s.Size.Y = 900 // all of the menu shows
	s.untilShown("500 rows", "done")
	s.menuOf("done")
	s.untilShown("Group by this column")
	s.press("Group by this column")
	s.untilShown("true (250)", "2 groups")
	s.press("bare")
	s.untilShown("2 rows")
	s.Keys("Alt+Left")
	s.untilShown("true (250)")
	s.menuOf("text")
	s.untilShown("Group by this column, too")
	s.press("No groups")
	s.untilShown("note 2")
}

func TestKoreanTextsOfChanges(t *testing.T) {
	s, _ := newWritableStage(t, func(o *window.Options) { o.Look.Lang = look.Korean })
	s.untilShown("500행", "편집할 수 있습니다", "변경 없음", "행 추가", "행 삭제", "실행 취소", "다시 실행", "변경 취소", "저장")
	s.typeInto("note 2", "내 값")
	s.untilShown("편집 1")
	s.press("저장")
	s.untilShown("저장했습니다")
}

// Texts that are not dates are shown, edited and saved unchanged in a date column of SQLite, and dates become texts
// and texts dates; undo restores the text.
func TestOddTextsInDatesAreEditedAsText(t *testing.T) {
	s, other := newWritableStage(t, func(o *window.Options) { o.Table = "odd" })
	s.untilShown("3 rows", "never", "2024-01-05T10:00:00Z", "2024-02-03")
	for _, c := range []struct{ was, typed, stored string }{
		{"never", "soon", "soon"}, {"2024-02-03", "2024-02-31", "2024-02-31"}, {"soon", "2024-03-04", "2024-03-04"}, {"2024-01-05T10:00:00Z", "05/01/2024", "05/01/2024"},
	} {
		s.typeInto(c.was, c.typed)
		s.untilShown("1 edited", c.stored)
		s.Keys("Ctrl+S")
		s.untilShown("Saved")
		assert.Equal(t, "1", scan(t, other, "SELECT count(*) FROM odd WHERE due = '"+c.stored+"'").String, c.stored)
		assert.Equal(t, "0", scan(t, other, "SELECT count(*) FROM odd WHERE due = '"+c.was+"'").String, c.was)
	}
	s.press("Undo")
	s.untilShown("1 edited", "2024-01-05T10:00:00Z")
	s.press("Undo")
	s.untilShown("2 edited", "soon")
	s.Keys("Ctrl+S")
	s.untilShown("Saved")
	assert.Equal(t, "2024-01-05T10:00:00Z,2024-02-31,soon", scan(t, other, "SELECT group_concat(due, ',') FROM (SELECT due FROM odd ORDER BY due)").String)
}
