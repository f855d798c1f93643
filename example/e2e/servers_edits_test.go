// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/ordertest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// checkEdits changes a value of each type as a grid does after reading it, and filters by it. Each line contains a
// type, a value in SQL syntax, and a text to change it to.
func checkEdits(t *testing.T, d *database.Database, engine address.Engine, lines string) {
	t.Helper()
	ctx := context.Background()
	var types [][]string
	for line := range strings.Lines(strings.TrimSpace(lines)) {
		parts := strings.Split(strings.TrimSuffix(line, "\n"), "|")
		_, err := d.DB.Exec(fmt.Sprintf("CREATE TABLE edit%d (id INTEGER NOT NULL PRIMARY KEY, v %s)", len(types), parts[0]))
		require.NoError(t, err)
		_, err = d.DB.Exec(fmt.Sprintf("INSERT INTO edit%d VALUES (1, %s), (2, NULL)", len(types), parts[1]))
		require.NoError(t, err)
		types = append(types, parts)
	}
	all, err := catalog.Load(ctx, d.DB, engine)
	require.NoError(t, err)
	o := ordertest.Checks{Database: d}
	for i, of := range types {
		t.Run(of[0], func(t *testing.T) {
			table := o.Open(t, all, fmt.Sprintf("edit%d", i))
			kind := table.Column.Kind.Values()
			to := value.Text(of[2])
			switch kind {
			case value.KindNumber:
				to, err = value.Decimal(of[2])
				require.NoError(t, err)
			case value.KindBool:
				to = value.Bool(of[2] == "true")
			}
			read := func(filter expr.Predicate) []value.Value {
				v, err := table.Source.Open(ctx, rowsource.Query{Filter: filter})
				require.NoError(t, err)
				defer v.Close()
				page, err := v.Read(ctx, rowsource.Seek{Index: 0}, 10)
				require.NoError(t, err)
				var values []value.Value
				for _, r := range page.Items {
					values = append(values, r.Value("v"))
				}
				return values
			}
			was := read(nil)
			for k, id := range []string{"1", "2"} {
				out, err := table.Source.Write(ctx, []rowsource.Edit{{
					ID: id, Set: []rowsource.Field{{Column: "v", Value: to}}, Old: []rowsource.Field{{Column: "v", Value: was[k]}},
				}})
				require.NoError(t, err)
				require.Empty(t, out.Conflicts)
			}
			require.Equal(t, []value.Value{to, to}, read(nil))
			require.Len(t, read(expr.In{Column: "v", Values: []value.Value{to}}), 2)
			require.Empty(t, read(expr.In{Column: "v", Values: []value.Value{was[0]}}))
			require.Len(t, read(expr.Compare{Column: "v", Op: expr.OpGreaterEqual, Value: to}), 2)
		})
	}
}

func TestEditsOfPostgreSQL(t *testing.T) {
	d, _ := openCatalog(t, enginetest.PostgreSQL(t), "CREATE SCHEMA s", "CREATE TYPE s.mood AS ENUM ('sad', 'ok')",
		"CREATE DOMAIN s.euro AS numeric(10,2)", "CREATE DOMAIN s.dollar AS s.euro", "CREATE TYPE s.pair AS (a int, b text)", "CREATE DOMAIN s.pairs AS s.pair")
	checkEdits(t, d, address.PostgreSQL, `
s.dollar|1.5|2.25
s.mood|'sad'|ok
s.pair|ROW(1,'x')|(10,"a b")
s.pairs|ROW(1,'x')|(2,y)
bit(3)|B'001'|111
varbit|B'0'|0101
int4range|'[1,5)'|[2,7)
daterange|'[2024-01-01,2024-02-01)'|[2024-01-01,2024-03-01)
nummultirange|'{[1,2)}'|{[1,2),[3,4)}
integer[]|'{1,2}'|{3,NULL}
json|'{"a":1}'|{"a": 2}
jsonb|'{"a":1}'|{"a": 2}
xml|'<a/>'|<b/>
point|'(1,2)'|(3,4)
inet|'10.0.0.1'|10.0.0.2
regclass|'pg_class'|pg_type
money|1|$2.50
uuid|'00000000-0000-0000-0000-000000000001'|00000000-0000-0000-0000-000000000002
interval|'1 day'|2 days
tsvector|'a'|'a' 'b'
real|0.5|0.25
`)
}

func TestEditsOfMariaDB(t *testing.T) {
	d, _ := openCatalog(t, enginetest.MariaDB(t))
	checkEdits(t, d, address.MySQL, `
ENUM('small','large')|'small'|large
SET('x','a','m')|'x,a'|a,m
BIT(1)|b'1'|false
BIT(20)|7|1048575
FLOAT|0.5|16777218
DOUBLE|0.5|0.25
INT(6) UNSIGNED ZEROFILL|7|8
TIME(3)|'10:00:00.5'|-11:00:00.250
UUID|'00000000-0000-0000-0000-000000000001'|00000000-0000-0000-0000-000000000002
INET6|'::1'|::2
LONGTEXT|'a'|b
JSON|'{"a":1}'|{"a": 2}
`)
	_, err := d.DB.Exec("CREATE TABLE places (id INTEGER PRIMARY KEY, at POINT)")
	require.NoError(t, err)
	_, err = d.DB.Exec("INSERT INTO places VALUES (1, POINT(1, 2))")
	require.NoError(t, err)
	all, err := catalog.Load(context.Background(), d.DB, address.MySQL)
	require.NoError(t, err)
	places, _ := all.FindText("places")
	at, _ := places.Column("at")
	require.Equal(t, catalog.ReadOnlyShape, at.ReadOnly, "it is known before one tries")
}
