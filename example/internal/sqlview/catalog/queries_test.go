// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

func TestEveryEngineHasFourQueries(t *testing.T) {
	require.Len(t, engines, 4)
	for _, e := range engines {
		q, err := e.queries()
		require.NoError(t, err)
		for _, statement := range []string{q.tables, q.columns, q.indexes, q.foreign} {
			assert.Regexp(t, "^(SELECT|WITH RECURSIVE) ", statement, "%s", e)
			assert.NotContains(t, statement, ";")
		}
	}
	_, err := engine("oracle").queries()
	assert.ErrorContains(t, err, "oracle")
}

func TestKindOf(t *testing.T) {
	for declared, kind := range map[string]Kind{
		"numeric(10,2)": Number, "character varying(40)": Text, "timestamp(3) with time zone": Time, "integer[]": Other, "uuid": Other,
		"bigint(20) unsigned": Number, "tinyint(1)": Number, "DECIMAL(20,2)": Number, "STRUCT(a INTEGER)": Other, "VARCHAR[]": Other, "TIMESTAMP_NS": Time,
		"point": Other, "interval": Other, "bytea": Blob, "jsonb": JSON, "time without time zone": Other, "": Other,
	} {
		assert.Equal(t, kind, postgresql.KindOf(declared), declared)
	}
	for declared, kind := range map[string]Kind{
		"tinyint(1)": Bool, "tinyint(1) unsigned": Number, "bit(1)": Bool, "bit(3)": Number, "int(6) unsigned zerofill": Number, "double unsigned zerofill": Number,
		"enum('bit','int')": Other, "set('a')": Other, "point": Other,
	} {
		assert.Equal(t, kind, mysql.KindOf(declared), declared)
	}
	assert.Equal(t, Other, postgresql.KindOf("bit(1)"))
	for declared, kind := range map[string]Kind{"": Other, "BIGINT": Number, "NVARCHAR(9)": Text, "BLOB": Blob, "jsonb": JSON, "ANY": Other, "FLOATING": Number} {
		assert.Equal(t, kind, sqlite.KindOf(declared), declared)
	}
}

func TestDecimals(t *testing.T) {
	for declared, n := range map[string]int{
		"numeric(10,2)": 2, "DECIMAL(20, 3)": 3, "decimal(10,2) unsigned zerofill": 2, "numeric": 0, "numeric(5)": 0, "numeric(3,-2)": 0,
		"numeric(10,2)[]": 0, "double precision": 0, "": 0,
	} {
		assert.Equal(t, n, postgresql.decimals(declared), declared)
	}
	assert.Zero(t, sqlite.decimals("DECIMAL(10,2)"), "it keeps other numbers too")
}

func TestQuote(t *testing.T) {
	assert.Equal(t, `"s"."a""b"`, Quote(address.PostgreSQL, "s", `a"b`))
	assert.Equal(t, "`s`.`a``b`", Quote(address.MySQL, "s", "a`b"))
}
