// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/pages"
)

func TestCommandLine(t *testing.T) {
	for line, want := range map[string]struct {
		code           int
		stdout, stderr string
	}{
		"-list":           {0, "airports\nplaces\nflights\nanalyse\ndetails\nprices\nlog\nexchange\nmenu\ntracking\ncells\ncells-ready\ntext-table\npins\ncolumns\nspans\ndatabase\nfolders\nsheet\nstates\neditors\nformats\nwidgets\n", ""},
		"-page nope":      {2, "", `gallery: no page "nope": the pages are airports, places, flights, analyse, details, prices, log, exchange, menu, tracking, cells, cells-ready, text-table, pins, columns, spans, database, folders, sheet, states, editors, formats, widgets`},
		"airports":        {2, "", `unexpected argument "airports"`},
		"-theme pink":     {2, "", "it is light, dark or contrast"},
		"-size 1280*800":  {2, "", "expected WIDTHxHEIGHT"},
		"-size 99999x1":   {2, "", "expected WIDTHxHEIGHT"},
		"-scale infinity": {2, "", "expected a number"},
		"-help":           {0, "", "-page name"},
	} {
		var stdout, stderr bytes.Buffer
		_, code, ok := parse(strings.Fields(line), &stdout, &stderr)
		assert.False(t, ok, line)
		assert.Equal(t, want.code, code, line)
		assert.Equal(t, want.stdout, stdout.String(), line)
		assert.Contains(t, stderr.String(), want.stderr, line)
	}
}

func TestCommandLineDefaults(t *testing.T) {
	t.Setenv("LC_ALL", "ko_KR.UTF-8")
	o, _, ok := parse(nil, nil, new(bytes.Buffer))
	require.True(t, ok)
	assert.Equal(t, "airports", o.page)
	assert.Equal(t, look.Korean, o.Lang, "a window speaks the system's language")

	o, _, ok = parse([]string{"-shot", "x.png"}, nil, new(bytes.Buffer))
	require.True(t, ok)
	assert.Equal(t, look.English, o.Lang, "a picture is the same everywhere")

	o, _, ok = parse([]string{"-lang", "en"}, nil, new(bytes.Buffer))
	require.True(t, ok)
	assert.Equal(t, look.English, o.Lang)
}

func TestReadout(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state.json")
	r := readout{path: path}
	s := pages.State{Page: "sheet", Theme: "dark", Position: pages.Position{Rows: 5, Focus: pages.Focus{Row: -1}}}
	require.NoError(t, r.write(s))
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var read pages.State
	require.NoError(t, json.Unmarshal(text, &read))
	assert.Equal(t, s, read)

	require.NoError(t, os.Remove(path))
	require.NoError(t, r.write(s))
	assert.NoFileExists(t, path, "what did not change is not written again")
	s.Rows++
	require.NoError(t, r.write(s))
	assert.FileExists(t, path)

	left, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	assert.Len(t, left, 1, "no temporary file stays behind")
}

func TestReadoutWithoutAFile(t *testing.T) {
	var r readout
	require.NoError(t, r.write(pages.State{}))
	r.path = filepath.Join(t.TempDir(), "no", "such", "folder", "state.json")
	require.Error(t, r.write(pages.State{}))
}

func TestFlightsOfAFile(t *testing.T) {
	g := pages.New(look.OnlyFonts(nil))
	require.NoError(t, setFlights(g, ""), "the sample stays")
	require.Error(t, setFlights(g, filepath.Join(t.TempDir(), "none.csv")))
	path := filepath.Join(t.TempDir(), "flights.csv")
	require.NoError(t, os.WriteFile(path, []byte("date,delay\n"), 0o600))
	require.ErrorContains(t, setFlights(g, path), path+": flights: ")
	require.NoError(t, os.WriteFile(path, []byte("date,delay,distance,origin,destination\n01010001,14,405,MCI,MDW\n"), 0o600))
	require.NoError(t, setFlights(g, path))
}
