// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/spoken"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
)

// sales lists engines with a table of a million rows, which their own statements fill. Prices are unique, and the
// values of account exceed the exact range of a float64.
var sales = []struct {
	name   string
	server func(testing.TB) *enginetest.Server // nil: a file
	script []string
}{
	{"PostgreSQL", enginetest.PostgreSQL, []string{
		"CREATE TABLE sales (id bigint PRIMARY KEY, city text NOT NULL, price numeric(12,2) NOT NULL, account bigint NOT NULL, note text, sold date)",
		"INSERT INTO sales SELECT i, 'City ' || i % 10, (i * 7919 % 1000003) / 100.0, 9007199254740993 + i, 'sale ' || i, date '2001-01-01' + (i % 365)::int FROM generate_series(1::bigint, 1000000) AS g(i)",
		"ANALYZE sales",
	}},
	{"MariaDB", enginetest.MariaDB, []string{
		"CREATE TABLE sales (id bigint PRIMARY KEY, city varchar(20) NOT NULL, price decimal(12,2) NOT NULL, account bigint NOT NULL, note varchar(40), sold date)",
		"INSERT INTO sales SELECT seq, concat('City ', seq % 10), (seq * 7919 % 1000003) / 100, 9007199254740993 + seq, concat('sale ', seq), " +
			"date_add('2001-01-01', interval seq % 365 day) FROM seq_1_to_1000000",
		"ANALYZE TABLE sales",
	}},
	{"SQLite", nil, []string{
		"CREATE TABLE sales (id INTEGER PRIMARY KEY, city TEXT NOT NULL, price DECIMAL(12,2) NOT NULL, account BIGINT NOT NULL, note TEXT, sold DATE)",
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) INSERT INTO sales " +
			"SELECT i, 'City ' || (i % 10), (i * 7919 % 1000003) / 100.0, 9007199254740993 + i, 'sale ' || i, date('2001-01-01', (i % 365) || ' days') FROM n",
	}},
}

// TestSqlview drives sqlview over a million rows of each engine.
func TestSqlview(t *testing.T) {
	ctx := suite(t)
	for _, e := range sales {
		t.Run(e.name, func(t *testing.T) {
			s := &salesStage{t: t, sqlWindow: newSQLWindow(ctx, t)}
			if e.server != nil {
				s.server = e.server(t)
				s.url = s.server.NewURL(t)
			} else {
				s.url = filepath.Join(t.TempDir(), "sales.db")
				makeFile(t, s.url)
			}
			s.other = openDatabase(t, s.url, database.Options{Write: true}) // a second connection
			for _, statement := range e.script {
				_, err := s.other.DB.ExecContext(ctx, statement)
				require.NoError(t, err, statement)
			}
			s.play()
		})
	}
}

// makeFile creates a SQLite database in a file.
func makeFile(t *testing.T, file string) {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	require.NoError(t, err)
	defer db.Close()
	_, err = db.Exec("PRAGMA user_version = 1")
	require.NoError(t, err)
}

// salesStage is sqlview on the table of sales, with a second client that writes to it.
type salesStage struct {
	*sqlWindow
	t      *testing.T
	server *enginetest.Server
	url    string
	other  *database.Database
}

func (s *salesStage) play() {
	s.open(s.url)
	s.shows("1,000,000 rows")
	s.cell("id", "1", 1)
	s.sorts()
	s.filters()
	s.groups()
	s.jumps()
	s.takesBack()
	s.settles()
	s.counts()
	s.exports()
	if s.server != nil {
		s.loses()
	} else {
		s.typeInto(s.cell("note", "sale 5", 5), "not lost")
		s.shows("1 edited")
	}
	s.closes()
}

// text returns an expression over a row of sales, as text.
func (s *salesStage) text(expression string, id string) (text string) {
	s.t.Helper()
	require.NoError(s.t, s.other.DB.QueryRowContext(s.ctx, "SELECT "+expression+" FROM sales WHERE id = "+id).Scan(&text))
	return text
}

// sorts clicks headers in quick succession: each click counts. Numbers begin with the greatest.
func (s *salesStage) sorts() {
	s.hit(s.header("price"))
	s.cell("price", "10000.02", 1)
	s.hit(s.header("price"))
	s.hit(s.header("price"))
	s.hit(s.header("id"))
	s.cell("id", "1000000", 1)
	s.hit(s.header("id"))
	s.hit(s.header("id"))
	s.cell("id", "1", 1)
}

func (s *salesStage) filters() {
	s.filter("city", "City 7")
	s.shows("100,000 rows")
	s.cell("id", "7", 1)
	s.cell("id", "17", 2)
}

func (s *salesStage) groups() {
	s.unfilter("city")
	s.shows("1,000,000 rows")
	s.choose(s.header("city"), "Group by this column")
	s.shows("10 groups")
	s.shows("City 3 (100,000)")
	s.shot("grouped")
	s.choose(s.header("city"), "No groups")
	s.cell("id", "1", 1)
}

// jumps scrolls to the end, into the middle and back.
func (s *salesStage) jumps() {
	s.shows("1,000,000 rows") // exactly, not as an estimate
	s.hit(s.cell("note", "sale 1", 1))
	s.keys("Ctrl+End")
	s.cell("note", "sale 1000000", 1_000_000)
	s.keys("Ctrl+Home")
	s.cell("note", "sale 1", 1)
}

// settles edits two cells; the second client changes the row of the first meanwhile.
func (s *salesStage) settles() {
	s.typeInto(s.cell("note", "sale 2", 2), "mine")
	s.typeInto(s.cell("note", "sale 3", 3), "mine, too")
	s.shows("2 edited")
	_, err := s.other.DB.ExecContext(s.ctx, "UPDATE sales SET note = 'theirs' WHERE id = 2")
	require.NoError(s.t, err)
	s.push("Save")
	s.shows("others changed these rows")
	s.shows("theirs")
	s.shot("conflicts")
	assert.Equal(s.t, "sale 3", s.text("note", "3"), "all of it is rolled back")
	s.push("Keep all mine")
	s.is("nothing left to choose", func(n spoken.Node) bool { return n.Description == "0 cells not chosen yet" })
	s.pushLast("Save")
	s.shows("Saved")
	assert.Equal(s.t, "mine", s.text("note", "2"))
	assert.Equal(s.t, "mine, too", s.text("note", "3"))
}

// typeInto replaces the text of a cell.
func (s *salesStage) typeInto(cell spoken.Node, text string) {
	s.t.Helper()
	s.hit(cell)
	// Gio drops text that is typed without a keyboard focus, even if an earlier click in the same frame gives the
	// focus to the cell.
	s.is("the focus in "+cell.Description, func(n spoken.Node) bool {
		return n.Visible == cell.Visible && n.Label == cell.Label && strings.Contains(n.Description, ", focused")
	})
	require.NoError(s.t, s.write(text))
	s.keys("Enter")
}

// counts types a number that a float64 would round.
func (s *salesStage) counts() {
	s.typeInto(s.cell("account", "9007199254740999", 6), "9007199254740997")
	s.cell("account", "9007199254740997", 6)
	s.keys("Ctrl+S")
	s.shows("Saved")
	assert.Equal(s.t, "9007199254740997", s.text("account", "6"))
}

// takesBack saves a change, undoes it, and saves again.
func (s *salesStage) takesBack() {
	s.typeInto(s.cell("note", "sale 4", 4), "once")
	s.shows("1 edited")
	s.keys("Ctrl+S")
	s.shows("Saved")
	assert.Equal(s.t, "once", s.text("note", "4"))
	s.push("Undo")
	s.cell("note", "sale 4", 4)
	s.shows("1 edited")
	s.keys("Ctrl+S")
	s.shows("Saved")
	assert.Equal(s.t, "sale 4", s.text("note", "4"))
}

func (s *salesStage) exports() {
	s.filter("city", "City 7")
	s.shows("100,000 rows")
	s.push("Export CSV")
	s.shows("100,000 rows exported to")
	content, err := os.ReadFile(filepath.Join(s.home, "sales.csv"))
	require.NoError(s.t, err)
	assert.Equal(s.t, 100_001, strings.Count(string(content), "\n"))
	assert.Contains(s.t, string(content), "\r\n7,City 7,554.33,9007199254741000,sale 7,")
	s.unfilter("city")
	s.shows("1,000,000 rows")
}

// loses kills the server during scrolling, and starts it again.
func (s *salesStage) loses() {
	s.typeInto(s.cell("note", "sale 5", 5), "not lost")
	s.shows("1 edited")
	rows := middle(s.cell("note", "sale 9", 9).Visible)
	require.NoError(s.t, s.wheel(rows, 2))
	s.server.Kill()
	require.NoError(s.t, s.wheel(rows, 2))
	s.cell("note", "sale 18", 18) // rows already read stay
	require.NoError(s.t, s.wheel(rows, 400))
	s.shows("the database cannot be reached. What is shown stays")
	s.shot("killed")
	s.server.Start(s.t)
	s.push("Try again")
	s.is("rows where there were none", func(n spoken.Node) bool { return strings.HasPrefix(n.Description, "note, sale 11") })
	s.keys("Ctrl+Home")
	s.cell("note", "not lost", 5)
	s.shows("1 edited")
}

// closes ends the program as a user does, with an unsaved change.
func (s *salesStage) closes() {
	signal(s.program.cmd, syscall.SIGTERM)
	s.shows("Save the changes before closing?")
	s.shot("closing")
	s.keys("Enter")
	eventually(s.ctx, s.t, "the end of the program", func() error {
		if !s.program.over() {
			return errors.New("it still runs")
		}
		return nil
	})
	assert.Zero(s.t, s.program.cmd.ProcessState.ExitCode(), s.program.notes.String())
	assert.Equal(s.t, "not lost", s.text("note", "5"))
}
