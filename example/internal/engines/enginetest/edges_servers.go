// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func nanNumber(id string) sqlrows.Column {
	return sqlrows.Column{ID: id, Kind: value.KindNumber, NaN: true}
}

// floats lists floating-point numbers that are hard to compare.
var floats = []string{"0.1", "0.3", "1e-30", "1e30", "-0.1", "NULL", "16777217", "0.1"}

var postgresqlEdges = []Edge{
	{
		Column: nanNumber("doubles"), Type: "double precision", Values: []string{"0.1", "'NaN'", "'Infinity'", "'-Infinity'", "NULL", "1e300", "1e-300", "'NaN'"},
		Want: []string{"0.1", `"NaN"`, "+Inf", "-Inf", "null", "1e+300", "1e-300", `"NaN"`},
	},
	{
		Column: sqlrows.Column{ID: "singles", Kind: value.KindNumber, NaN: true, Single: true}, Type: "real", Values: append([]string{"'NaN'", "'Infinity'"}, floats...),
		Want: []string{`"NaN"`, "+Inf", "0.1", "0.3", "1e-30", "1e+30", "-0.1", "null", "16777216", "0.1"},
	},
	{Column: nanNumber("singles that nobody knows of"), Type: "real", Values: append([]string{"'NaN'"}, floats...)},
	{
		Column: nanNumber("numerics"), Type: "numeric", Values: []string{"0.1", "'NaN'", "123456789012345678901234567890.123", "123456789012345678901234567890.124", "NULL", "5"},
		Want: []string{"0.1", `"NaN"`, "123456789012345678901234567890.123", "123456789012345678901234567890.124", "null", "5"},
	},
	{
		Column: nanNumber("infinite numerics"), Type: "numeric", Values: []string{"'Infinity'", "0.1", "'-Infinity'", "'NaN'", "NULL", "'Infinity'", "1e40"},
		Want: []string{"+Inf", "0.1", "-Inf", `"NaN"`, "null", "+Inf"},
	},
	{Column: number("numerics that nobody knows of"), Type: "numeric", Values: []string{"0.1", "'NaN'", "'Infinity'", "'-Infinity'", "NULL", "'NaN'", "5"}, Want: []string{"0.1", `"NaN"`, "+Inf", "-Inf", "null", `"NaN"`, "5"}},
	{Column: number("doubles that nobody knows of"), Type: "double precision", Values: []string{"0.1", "'NaN'", "'Infinity'", "'-Infinity'", "NULL", "'NaN'", "5"}, Want: []string{"0.1", `"NaN"`, "+Inf", "-Inf", "null", `"NaN"`, "5"}},
	{Column: number("small"), Type: "smallint", Values: []string{"1", "2", "-32768", "32767", "NULL"}},
	{Column: text("uuids"), Type: "uuid", Values: []string{"'00000000-0000-0000-0000-000000000001'", "'ffffffff-0000-0000-0000-000000000001'", "NULL"}, Want: []string{`"00000000-0000-0000-0000-000000000001"`}},
	{Column: text("documents"), Type: "jsonb", Values: []string{`'{"a": 1}'`, `'[1, 2]'`, "'null'", "NULL"}},
	{Column: sqlrows.Column{ID: "plain documents", Kind: value.KindText, AsText: true}, Type: "json", Values: []string{`'{"a": 1}'`, `'{"a":1}'`, "'null'", "NULL"}},
	{Column: text("lists"), Type: "text[]", Values: []string{"'{a,b}'", "'{}'", "'{NULL}'", "NULL"}},
	{Column: text("padded"), Type: "char(5)", Values: []string{"'a'", "'b'", "'a '", "NULL"}},
	{Column: text("any case"), Type: `text COLLATE "und-x-icu"`, Values: []string{"'a'", "'A'", "'b'", "'가'", "'Z'", "NULL"}},
	{Column: instant("zoned"), Type: "timestamptz", Values: []string{"'2020-01-01 10:00:00+02'", "'2020-01-01 08:00:00Z'", "'2020-01-01 08:00:00.000001Z'", "NULL"}, Want: []string{`time "2020-01-01T08:00:00Z"`, `time "2020-01-01T08:00:00Z"`}},
	{Column: instant("plain"), Type: "timestamp", Values: []string{"'2020-01-01 10:00:00'", "'2020-01-01 10:00:00.5'", "NULL"}, Want: []string{`time "2020-01-01T10:00:00Z"`}},
	{Column: instant("days"), Type: "date", Values: []string{"'2020-01-01'", "'2020-01-02'", "NULL"}},
	{
		Column: instant("far"), Type: "timestamptz", Values: []string{"'infinity'", "'2020-01-01 08:00:00Z'", "'-infinity'", "NULL", "'0044-03-15 12:00:00Z BC'"},
		Want: []string{`"infinity"`, `time "2020-01-01T08:00:00Z"`, `"-infinity"`, "null"},
	},
	{Column: instant("far days"), Type: "date", Values: []string{"'infinity'", "'2020-01-01'", "'-infinity'", "NULL"}, Want: []string{`"infinity"`, `time "2020-01-01T00:00:00Z"`, `"-infinity"`, "null"}},
	{Column: text("points"), Type: "interval", Values: []string{"'1 day'", "'3 hours'", "NULL"}},
	{Column: text("clock"), Type: "time", Values: []string{"'10:00'", "'10:00:00.5'", "NULL"}},
}

var mariadbEdges = []Edge{
	{
		Column: number("unsigned"), Type: "BIGINT UNSIGNED", Values: []string{"18446744073709551615", "18446744073709551614", "9223372036854775807", "9223372036854775809", "NULL", "0", "9223372036854775808"},
		Want: []string{"18446744073709551615", "18446744073709551614", "9223372036854775807", "9223372036854775809", "null", "0"},
	},
	{
		Column: number("decimals"), Type: "DECIMAL(40,10)", Values: []string{"0.1", "123456789012345678901234567890.123", "123456789012345678901234567890.124", "NULL", "5"},
		Want: []string{"0.1", "123456789012345678901234567890.123", "123456789012345678901234567890.124", "null", "5"},
	},
	{Column: number("doubles"), Type: "DOUBLE", Values: floats},
	{
		Column: sqlrows.Column{ID: "singles", Kind: value.KindNumber, Single: true}, Type: "FLOAT", Values: floats,
		Want: []string{"0.1", "0.3", "1e-30", "1e+30", "-0.1", "null", "16777216", "0.1"},
	},
	{Column: sqlrows.Column{ID: "flags", Kind: value.KindBool}, Type: "BIT(1)", Values: []string{"b'1'", "b'0'", "NULL"}},
	{Column: instant("stamps"), Type: "TIMESTAMP(6) NULL", Values: []string{"'2020-01-01 10:00:00.000001'", "'2020-01-01 10:00:00'", "NULL"}, Want: []string{`time "2020-01-01T10:00:00.000001Z"`}},
	{Column: instant("days"), Type: "DATE", Values: []string{"'2020-01-01'", "'2020-01-02'", "NULL"}},
	{
		Column: instant("no days"), Type: "DATE", Values: []string{"'0000-00-00'", "'2020-01-01'", "NULL", "'0000-00-00'", "'2020-00-15'", "'2020-01-00'"},
		Want: []string{`"0000-00-00"`, `time "2020-01-01T00:00:00Z"`, "null", `"0000-00-00"`, `"2020-00-15"`, `"2020-01-00"`},
	},
	{
		Column: instant("no stamps"), Type: "DATETIME(3)", Values: []string{"'0000-00-00 00:00:00'", "'2020-01-01 10:00:00.5'", "NULL", "'2020-00-00 10:00:00'", "'2020-01-01 10:00:00.500'"},
		Want: []string{`"0000-00-00 00:00:00.000"`, `time "2020-01-01T10:00:00.5Z"`, "null", `"2020-00-00 10:00:00.000"`, `time "2020-01-01T10:00:00.5Z"`},
	},
	{Column: text("clock"), Type: "TIME(3)", Values: []string{"'10:00:00.5'", "'-01:00:00'", "'100:00:00'", "NULL"}},
	{Column: text("any case"), Type: "VARCHAR(20) COLLATE utf8mb4_general_ci", Values: []string{"'a'", "'A'", "'á'", "'b'", "'a '", "'가'", "NULL"}},
	{Column: sqlrows.Column{ID: "chosen", Kind: value.KindText, AsText: true}, Type: "ENUM('small','large')", Values: []string{"'large'", "'small'", "NULL"}},
	{Column: sqlrows.Column{ID: "bytes", Kind: value.KindBytes}, Type: "VARBINARY(20)", Values: []string{"x'00'", "x'ff'", "''", "NULL"}},
}
