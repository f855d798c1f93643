// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package program_test

import (
	"database/sql"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/program"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
)

// run runs the program.
func run(arguments ...string) (code int, stdout, stderr string) {
	var out, err strings.Builder
	code = program.Main(arguments, &out, &err, nil)
	return code, out.String(), err.String()
}

func TestTablesAndDescribe(t *testing.T) {
	path := sqlviewtest.Sample(t)
	code, out, stderr := run("-tables", path)
	assert.Zero(t, code, stderr)
	assert.Equal(t, "main.airports\ttable\t~3376 rows\t7 columns\tkey iata\n"+
		"main.carriers\ttable\t~5 rows\t6 columns\tkey code\n"+
		"main.delays\tview\t? rows\t6 columns\tread-only: a view\n"+
		"main.flights\ttable\t~23109 rows\t10 columns\tkey id\n", out)
	code, out, _ = run("-write", "-describe", "Flights", path)
	assert.Zero(t, code)
	for _, line := range []string{"column\tdetails\tJSON\tjson\n", "column\tlate\tBOOLEAN\tbool\tgenerated\n", "key\tid\n",
		"index\tflights_at\tat\n", "refers to\tmain.airports\torigin -> iata\n", "can be edited\n"} {
		assert.Contains(t, out, line)
	}
	_, out, _ = run("-describe", "airports", path)
	assert.Contains(t, out, "referred to by\tmain.flights\tdestination -> iata\n")
	assert.Contains(t, out, "read-only: the database was opened without -write\n")
}

func TestExports(t *testing.T) {
	path, dir := sqlviewtest.Sample(t), t.TempDir()
	code, out, stderr := run("-query", "SELECT iata, city FROM airports WHERE iata IN ('SFO', 'ORD') ORDER BY iata DESC", "-export", "-", path)
	assert.Zero(t, code, stderr)
	assert.Equal(t, "iata,city\nSFO,San Francisco\nORD,Chicago\n", out)
	_, out, _ = run("-query", "SELECT 1 AS a, NULL AS b", "-export", "-", "-format", "ndjson", path)
	assert.Equal(t, `{"a":1,"b":null}`+"\n", out)
	for _, name := range []string{"flights.csv", "flights.xlsx", "delays.json"} {
		file := filepath.Join(dir, name)
		table, _, _ := strings.Cut(name, ".")
		code, out, stderr = run("-table", table, "-export", file, path)
		assert.Zero(t, code, stderr)
		assert.Equal(t, file+"\n", out)
		info, err := os.Stat(file)
		require.NoError(t, err)
		assert.Greater(t, info.Size(), int64(5000))
	}
	text, err := os.ReadFile(filepath.Join(dir, "flights.csv"))
	require.NoError(t, err)
	lines := strings.SplitAfter(string(text), "\r\n")
	assert.Contains(t, lines[1], "1,2001-01-01 00:01:00,")
	assert.True(t, strings.HasPrefix(lines[len(lines)-2], "23109,"))
	_, out, _ = run("-table", "flights", "-export", filepath.Join(dir, "flights.csv"), path)
	assert.Equal(t, filepath.Join(dir, "flights (2).csv")+"\n", out)

	_, out, _ = run("-rows", "10", "-table", "delays", "-export", "-", path)
	assert.Equal(t, 11, strings.Count(out, "\n"))
}

func TestMistakes(t *testing.T) {
	path, dir := sqlviewtest.Sample(t), t.TempDir()
	for _, c := range []struct {
		code      int
		words     string
		arguments []string
	}{
		{2, "expected -tables", []string{path}},
		{2, "expected one database, got 2", []string{"-tables", "a", "b"}},
		{2, "exclude each other", []string{"-table", "a", "-query", "b", "-export", "-", path}},
		{2, "-export needs", []string{"-export", "a.csv", path}},
		{2, "expected the extension", []string{"-table", "a", "-export", "a.pdf", path}},
		{2, "flag provided but not defined", []string{"-what"}},
		{2, "is no kind of server", []string{"-tables", "oracle://me:s3cret@h/d"}},
		{1, "no such file", []string{"-tables", filepath.Join(dir, "a.db")}},
		{1, `has no table "gone"`, []string{"-describe", "gone", path}},
		{1, "readonly", []string{"-query", "DELETE FROM flights", "-export", "-", path}},
		{1, "readonly", []string{"-write", "-query", "DELETE FROM flights", "-export", "-", path}},
		{1, "syntax error", []string{"-query", "SELEKT", "-export", "-", path}},
		{1, "several statements", []string{"-query", "SELECT 1; SELECT 2", "-export", "-", path}},
		{1, "no such file or directory", []string{"-table", "flights", "-export", filepath.Join(dir, "no", "a.csv"), path}},
		{1, "me@127.0.0.1:1/d", []string{"-tables", "postgres://me:s3cret@127.0.0.1:1/d"}},
	} {
		code, out, stderr := run(c.arguments...)
		assert.Equal(t, c.code, code, c.arguments)
		assert.Empty(t, out)
		assert.Contains(t, stderr, c.words)
		assert.NotContains(t, stderr, "s3cret")
	}
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	defer db.Close()
	var n int
	require.NoError(t, db.QueryRow("SELECT count(*) FROM flights").Scan(&n))
	assert.Equal(t, 23109, n)
}

func TestWithoutADatabaseItOpensTheSample(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("LocalAppData", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	code, out, stderr := run("-tables")
	assert.Zero(t, code, stderr)
	assert.Contains(t, out, "main.flights\ttable")
}

// fakeWindow records what it was to show.
type fakeWindow struct {
	theme string
	shown []program.Options
}

func (w *fakeWindow) Add(fs *flag.FlagSet) { fs.StringVar(&w.theme, "theme", "", "") }

func (w *fakeWindow) Show(o program.Options) error {
	w.shown = append(w.shown, o)
	return nil
}

func TestWhatIsNotPrintedIsShownInTheWindow(t *testing.T) {
	var w fakeWindow
	var out, stderr strings.Builder
	path := sqlviewtest.Sample(t)
	assert.Zero(t, program.Main([]string{"-theme", "dark", "-table", "flights", path}, &out, &stderr, &w), stderr.String())
	require.Len(t, w.shown, 1)
	assert.Equal(t, "flights", w.shown[0].Table)
	assert.Equal(t, path, w.shown[0].Address.Path())
	assert.Equal(t, "dark", w.theme)
	assert.Zero(t, program.Main([]string{"-tables", path}, &out, &stderr, &w), stderr.String())
	assert.Len(t, w.shown, 1, "a list of tables needs no window")
}
