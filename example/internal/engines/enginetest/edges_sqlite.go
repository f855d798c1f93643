// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func number(id string) sqlrows.Column  { return sqlrows.Column{ID: id, Kind: value.KindNumber} }
func text(id string) sqlrows.Column    { return sqlrows.Column{ID: id, Kind: value.KindText} }
func instant(id string) sqlrows.Column { return sqlrows.Column{ID: id, Kind: value.KindTime} }

// sqliteEdges lists columns of SQLite, which hold values of any kind.
var sqliteEdges = []Edge{
	{
		Column: number("any number"), Type: "INTEGER", Values: []string{"1", "'abc'", "x'0102'", "2.5", "NULL", "'7'", "1e300", "9e999"},
		Want: []string{"1", `"abc"`, `bytes "0102"`, "2.5", "null", "7", "1e+300", "+Inf"},
	},
	{
		Column: number("big"), Type: "INTEGER", Values: []string{"9223372036854775807", "9223372036854775806", "-9223372036854775808", "9007199254740993", "9007199254740992", "NULL"},
		Want: []string{"9223372036854775807", "9223372036854775806", "-9223372036854775808", "9007199254740993", "9007199254740992", "null"},
	},
	{Column: number("no type"), Type: "", Values: []string{"'5'", "5", "5.0", "NULL", "'5'", "x'35'"}},
	{Column: number("decimal"), Type: "DECIMAL(30,10)", Values: []string{"0.1", "'0.10'", "123456789012345678901234567890", "'123456789012345678901234567890'", "NULL"}},
	{
		Column: instant("times"), Type: "DATETIME", Values: []string{
			"'2020-01-01 10:00:00'", "'2020-01-01T10:00:00Z'", "'2020-01-01'", "'2020-01-01 10:00:00.5'", "'2020-01-01 10:00:00.500'",
			"'2020-01-01 12:00:00+02:00'", "'never'", "1577872800", "NULL",
		},
		Want: []string{
			`time "2020-01-01T10:00:00Z"`, `time "2020-01-01T10:00:00Z"`, `time "2020-01-01T00:00:00Z"`, `time "2020-01-01T10:00:00.5Z"`, `time "2020-01-01T10:00:00.5Z"`,
			`time "2020-01-01T10:00:00Z"`, `"never"`, "1577872800", "null",
		},
	},
	{
		Column: sqlrows.Column{ID: "dates", Kind: value.KindTime, Layout: "2006-01-02"}, Type: "DATE", Values: []string{"'2020-01-01'", "'2020-01-02'", "NULL", "'2020-01-01'"},
		Want: []string{`time "2020-01-01T00:00:00Z"`, `time "2020-01-02T00:00:00Z"`},
	},
	{
		Column: sqlrows.Column{ID: "flags", Kind: value.KindBool}, Type: "BOOLEAN", Values: []string{"0", "1", "2", "NULL", "'yes'", "TRUE"},
		Want: []string{"false", "true", "2", "null", `"yes"`, "true"},
	},
	{Column: text("texts"), Type: "TEXT COLLATE NOCASE", Values: []string{"'a'", "'A'", "'b'", "'B'", "x'61'", "''", "NULL", "'a' || char(0) || 'b'", "5"}},
	{Column: text("trimmed"), Type: "TEXT COLLATE RTRIM", Values: []string{"'a'", "'a '", "'a  '", "'b'", "NULL"}},
	{Column: sqlrows.Column{ID: "bytes", Kind: value.KindBytes}, Type: "BLOB", Values: []string{"x''", "x'00'", "x'ff'", "'text'", "NULL", "7"}},
}
