// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package address_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		argument    string
		engine      address.Engine
		name, title string
	}{
		{"", address.SQLite, "sample", "sample"},
		{"x/shop.db", address.Unknown, "x/shop.db", "shop.db"},
		{"shop.SQLite", address.SQLite, "shop.SQLite", "shop.SQLite"},
		{"매출?#%.sqlite3", address.SQLite, "매출?#%.sqlite3", "매출?#%.sqlite3"},
		{"a.duckdb", address.DuckDB, "a.duckdb", "a.duckdb"},
		{"a.parquet", address.DuckDB, "a.parquet", "a.parquet"},
		{"postgres://me:s3cret@db.example:5433/shop?sslmode=disable", address.PostgreSQL, "postgres://me@db.example:5433/shop", "shop @ db.example"},
		{"POSTGRESQL://db/shop", address.PostgreSQL, "postgresql://db/shop", "shop @ db"},
		{"postgres:///shop?host=/var/run", address.PostgreSQL, "postgres:///shop", "shop"},
		{"mysql://me:p%40ss%2Fw@127.0.0.1/shop", address.MySQL, "mysql://me@127.0.0.1/shop", "shop @ 127.0.0.1"},
		{"mysql://me@/shop?socket=/run/s", address.MySQL, "mysql://me@/shop", "shop"},
		{"mariadb://me@[::1]:3306/shop", address.MySQL, "mariadb://me@[::1]:3306/shop", "shop @ ::1"},
	} {
		a, err := address.Parse(c.argument)
		require.NoError(t, err, c.argument)
		assert.Equal(t, c.engine, a.Engine(), c.argument)
		assert.Equal(t, c.name, a.Name())
		assert.Equal(t, c.title, a.Title())
	}
}

func TestParseWrong(t *testing.T) {
	for argument, words := range map[string]string{
		"oracle://me:s3cret@h/d":       `"oracle" is no kind of server: expected postgres://`,
		"postgres://me:s3c%ret@h/d":    "no URL of a PostgreSQL server: expected postgres://USER:PASSWORD@HOST:PORT/DATABASE",
		"mysql://me:s3cret@h:port/d":   "no URL of a MySQL server",
		"mysql://me:s3cret@h":          "a MySQL server without a database",
		"postgres://me:s3cret@/d?a=b":  "a PostgreSQL server without a host",
		"a\x00b.db":                    "NUL",
		"postgres://me:s3cret@h:1/?x=": "without a database",
	} {
		_, err := address.Parse(argument)
		assert.ErrorContains(t, err, words, argument)
		assert.NotContains(t, err.Error(), "s3c", argument)
	}
}

type coded struct{ text string }

func (c coded) Error() string    { return c.text }
func (c coded) SQLState() string { return "28P01" }

func TestNoPasswordIsShown(t *testing.T) {
	a, err := address.Parse("postgres://me:p%40ss%2Fw%20rd@h/d?sslpassword=othersecret&sslmode=disable")
	require.NoError(t, err)
	saved, err := json.Marshal(struct{ Address address.Address }{a})
	require.NoError(t, err)
	shown := []string{
		string(saved), fmt.Sprint(a), fmt.Sprintf("%v %+v %#v %s %q %d %x", a, a, a, a, a, a, a), fmt.Sprintf("%+v", struct{ A address.Address }{a}),
	}
	for _, text := range []string{
		"dial p@ss/w rd: refused", "cannot parse `postgres://me:p%40ss%2Fw%20rd@h/d`", "sslpassword othersecret", "p%40ss%2Fw+rd",
	} {
		wrapped := a.Redact(fmt.Errorf("opening: %w", errors.Join(coded{text}, context.Canceled)))
		shown = append(shown, wrapped.Error(), fmt.Sprintf("%#v", wrapped))
		assert.ErrorIs(t, wrapped, context.Canceled)
		var c coded
		assert.NotErrorAs(t, wrapped, &c)
		var state interface{ SQLState() string }
		require.ErrorAs(t, wrapped, &state)
		assert.Equal(t, "28P01", state.SQLState())
	}
	for _, text := range shown {
		for _, secret := range []string{"p@ss/w rd", "p%40ss", "othersecret"} {
			assert.NotContains(t, text, secret)
		}
	}
	assert.Contains(t, a.Secret(), "p%40ss")
	plain := errors.New("no such table")
	assert.Same(t, plain, a.Redact(plain))
	assert.NoError(t, a.Redact(nil))
}

func TestResolve(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600))
	}
	write("lite.db", "SQLite format 3\x00....")
	write("duck.db", "12345678DUCK....")
	write("rows", "PAR1....")
	write("text.sqlite", "hello")
	write("text.parquet", "hello")
	write("text.txt", "hello")
	write("empty.db", "")
	for _, c := range []struct {
		name, err string
		engine    address.Engine
	}{
		{"lite.db", "", address.SQLite},
		{"duck.db", "", address.DuckDB},
		{"rows", "", address.DuckDB},
		{"text.sqlite", "not a SQLite file", 0},
		{"text.parquet", "not a Parquet file", 0},
		{"text.txt", "not a database", 0},
		{"empty.db", "the file is empty", 0},
		{"missing.db", "no such file", 0},
		{".", "is a directory", 0},
	} {
		a, err := address.Parse(filepath.Join(dir, c.name))
		require.NoError(t, err)
		a, err = a.Resolve()
		if c.err != "" {
			assert.ErrorContains(t, err, c.err)
			continue
		}
		require.NoError(t, err)
		assert.Equal(t, c.engine, a.Engine())
		assert.Equal(t, c.name == "rows", a.IsParquet())
	}
	_, err := address.File(filepath.Join(dir, "missing.db")).Resolve()
	assert.ErrorIs(t, err, fs.ErrNotExist)
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, left, 7, "nothing is created")
}
