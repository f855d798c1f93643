// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/ordertest"
)

// postgresqlTypes lists values of types of PostgreSQL, one type a line, separated by bars. A type that begins with a
// minus is in no primary key.
const postgresqlTypes = `
smallint|0|1|-1|32767|-32768
integer|0|1|-1|2147483647|-2147483648
bigint|0|1|9223372036854775807|9223372036854775806|-9223372036854775808|9007199254740993|9007199254740992
numeric|0|1|0.1|0.10|-0.1|NaN|Infinity|-Infinity|123456789012345678901234567890.123|123456789012345678901234567890.124|1e-20|1e300|9999999999999999.5
numeric(10,2)|0|1.10|1.1|-1.15|NaN|99999999.99
real|0|0.1|0.3|-0.1|1e-30|1e30|NaN|Infinity|-Infinity|16777217|16777216|3.4028235e38|1e-45
double precision|0|0.1|0.30000000000000004|NaN|Infinity|-Infinity|1e308|5e-324|9007199254740993|-0.1
money|0|1.10|-1.10|92233720368547758.07|1000
text||a|A|b|B|a |ä|Ä|가|나|'|\|%|zz|10|9
text COLLATE "und-x-icu"||a|A|b|B|a |ä|Ä|가|나|Z|10|9
varchar(20)||a|A|b|a |ä|가
char(5)|a|A|b|ab|ä|가
"char"|a|b|Z|0
name|a|A|b|ä|가
bytea|\x|\x00|\xff|\x61|\x6100
boolean|true|false
date|2024-01-05|0001-01-01|9999-12-31|infinity|-infinity|4713-01-01 BC|5874897-12-31|2024-02-29
timestamp|2024-01-05 10:00:00|2024-01-05 10:00:00.000001|infinity|-infinity|4713-01-01 00:00:00 BC|294276-12-31 23:59:59.999999
timestamp(0)|2024-01-05 10:00:00|infinity
timestamptz|2024-01-05 10:00:00+09|2024-01-05 01:00:00+00|2024-01-05 10:00:00.000001+00|infinity|-infinity|4713-01-02 00:00:00+00 BC|294276-12-31 23:59:59.999999+00
time|00:00|24:00|10:00:00.000001|10:00
timetz|10:00+00|10:00+09|19:00+09|24:00-12|00:00+14
interval|1 day|24 hours|30 days|1 month|-1 year|3 hours|00:00:00.000001|178000000 years
uuid|00000000-0000-0000-0000-000000000001|ffffffff-0000-0000-0000-000000000001|7fffffff-0000-0000-0000-000000000001
-json|{"a": 1}|{"a":1}|[1, 2]|null|"x"|1|10|9
jsonb|{"a": 1}|[1, 2]|null|"x"|"X"|1|10|9|1.50|true|{}|[]
-jsonpath|$.a|$.b[*]|$
-xml|<a/>|<b>x</b>|text
bit(3)|000|001|010|111
bit|0|1
varbit||0|1|00|01|10|111111111111
inet|10.0.0.1|10.0.0.1/8|192.168.0.1|::1|9.0.0.1
cidr|10.0.0.0/8|10.0.0.0/9|192.168.0.0/16|::/0
macaddr|08:00:2b:01:02:03|ff:ff:ff:ff:ff:ff|00:00:00:00:00:00
macaddr8|08:00:2b:01:02:03:04:05|ff:ff:ff:ff:ff:ff:ff:ff
-point|(1,2)|(2,1)|(10,1)
-line|{1,2,3}|{2,1,3}
-lseg|((1,2),(3,4))|((2,2),(3,4))
-box|((1,2),(3,4))|((2,2),(3,4))
-path|((1,2),(3,4))|[(1,2),(3,4)]
-polygon|((1,2),(3,4),(5,6))|((2,2),(3,4),(5,6))
-circle|<(1,2),3>|<(1,2),4>
tsvector|'a' 'b'|'b':1|'c':2A
tsquery|'a' & 'b'|'b'|!'c'
oid|0|1|4294967295|2147483648
-xid|0|1|4294967295
xid8|0|1|18446744073709551615|9223372036854775808
-cid|0|1|4294967295
tid|(0,1)|(1,1)|(0,2)|(10,1)
oidvector|1 2|2 1|10 1
-int2vector|1 2|2 1|10 1
regclass|pg_class|pg_type|pg_proc|4294967295
regtype|integer|text|boolean
regproc|now|pg_backend_pid|-
regprocedure|now()|abs(integer)|-
regoper|0|pg_catalog.^@
regoperator|+(integer,integer)|*(integer,integer)
regconfig|simple|english
regdictionary|simple|english_stem
regnamespace|pg_catalog|public
regrole|postgres|pg_monitor
regcollation|"C"|"POSIX"
-refcursor|a|b|A
pg_lsn|0/0|1/10|16/B374D848|FFFFFFFF/FFFFFFFF
-pg_snapshot|10:20:10,14|10:20:|1:1:
-txid_snapshot|10:20:10,14|10:20:|1:1:
-aclitem|postgres=r/postgres|postgres=w/postgres
int4range|empty|[1,5)|[2,5)|[10,20)|(,5)|[5,)|(,)
int8range|empty|[1,5)|[10,20)|(,)
numrange|empty|[1,5)|[1.10,5]|[10,20)|(,)
tsrange|empty|[2024-01-01,2024-01-02)|(,)
tstzrange|empty|[2024-01-01 00:00+09,2024-01-02 00:00+09)|(,)
daterange|empty|[2024-01-01,2024-01-02)|(,)
int4multirange|{}|{[1,5)}|{[1,5),[10,20)}|{[2,3)}
int8multirange|{}|{[1,5)}|{[2,3)}
nummultirange|{}|{[1,5)}|{[10,20)}
tsmultirange|{}|{[2024-01-01,2024-01-02)}
tstzmultirange|{}|{[2024-01-01 00:00+09,2024-01-02 00:00+09)}
datemultirange|{}|{[2024-01-01,2024-01-02)}
integer[]|{}|{1}|{2,1}|{10}|{NULL}|{1,NULL}
text[]|{}|{a,b}|{NULL}|{"NULL"}|{"a b"}|{""}|{가}
-json[]|{}|{1}|{"{\"a\": 1}"}
-point[]|{}|{"(1,2)"}|{"(10,2)","(1,1)"}
float8[]|{}|{0.1}|{NaN}|{0.30000000000000004}
s.mood|sad|ok|happy|a b
s.mood[]|{}|{sad}|{ok,sad}|{"a b"}
s.euro|0|1.10|-5|NaN|10|9
s.dollar|0|1.10|5|10|9
s.words|a|A|b|가
s.day|2024-01-05|infinity|0001-01-01
s.flag|true|false
s.pair|(1,x)|(2,x)|(10,x)|(1,"a b")|(,)|(1,)
s.pairs|(1,x)|(2,x)|(10,x)
s.pair[]|{}|{"(1,x)"}|{"(10,x)","(2,x)"}
-s.odd|(1,"{""a"": 1}")|(10,"[]")|(2,)
s.few|[1,5)|empty|[10,20)
s."the ""type"""|x y|z
`

// noValues lists types of PostgreSQL that users' columns cannot have: they take no input, or only the database stores
// their values.
const noValues = " pg_node_tree pg_ndistinct pg_dependencies pg_mcv_list pg_brin_bloom_summary pg_brin_minmax_multi_summary gtsvector "

func TestOrderOfPostgreSQL(t *testing.T) {
	d, _ := openCatalog(t, enginetest.PostgreSQL(t), "CREATE SCHEMA s",
		"CREATE TYPE s.mood AS ENUM ('sad', 'ok', 'happy', 'a b')", "CREATE DOMAIN s.euro AS numeric(10,2)", "CREATE DOMAIN s.dollar AS s.euro CHECK (VALUE >= 0)",
		"CREATE DOMAIN s.words AS text COLLATE \"und-x-icu\"", "CREATE DOMAIN s.day AS date", "CREATE DOMAIN s.flag AS boolean",
		"CREATE TYPE s.pair AS (a int, b text)", "CREATE DOMAIN s.pairs AS s.pair", "CREATE TYPE s.odd AS (a int, b json)", "CREATE TYPE s.few AS RANGE (subtype = int)",
		`CREATE TYPE s."the ""type""" AS ENUM ('x y', 'z')`)
	var types []ordertest.Type
	var names []string
	for line := range strings.Lines(strings.TrimSpace(postgresqlTypes)) {
		parts := strings.Split(strings.TrimSuffix(line, "\n"), "|")
		of := ordertest.Type{Declared: strings.TrimPrefix(parts[0], "-")}
		of.NoKey = of.Declared != parts[0]
		plain, _, _ := strings.Cut(of.Declared, " COLLATE")
		for _, v := range parts[1:] {
			of.Values = append(of.Values, fmt.Sprintf("CAST('%s' AS %s)", strings.ReplaceAll(v, "'", "''"), plain))
		}
		types, names = append(types, of), append(names, plain)
	}
	// The list contains all types of the server.
	rows, err := d.DB.Query(`SELECT typname FROM pg_type t WHERE typtype IN ('b', 'r', 'm') AND typnamespace = 'pg_catalog'::regnamespace
		AND NOT EXISTS (SELECT FROM pg_type e WHERE e.typarray = t.oid) AND NOT oid = ANY ($1::regtype[])`, "{"+quoteAll(names)+"}")
	require.NoError(t, err)
	defer rows.Close()
	for rows.Next() {
		var name string
		require.NoError(t, rows.Scan(&name))
		require.Contains(t, noValues, " "+name+" ", "a type without values here")
	}
	require.NoError(t, rows.Err())
	o := ordertest.Checks{Database: d, Engine: address.PostgreSQL, KeyTable: "CREATE TABLE key%d (v %s NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (v, n))"}
	o.Run(t, types)
}

func quoteAll(names []string) string {
	quoted := make([]string, len(names))
	for i, n := range names {
		quoted[i] = `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(n) + `"`
	}
	return strings.Join(quoted, ",")
}

// mariadbTypes lists types of MariaDB, one a line, with expressions as values.
const mariadbTypes = `
TINYINT(1)|0|1|2|-1|127
BOOLEAN|0|1
TINYINT|0|1|-128|127
TINYINT UNSIGNED|0|1|255
TINYINT(1) UNSIGNED|0|1|255
SMALLINT|0|-32768|32767
SMALLINT UNSIGNED ZEROFILL|0|1|65535
MEDIUMINT|0|-8388608|8388607
INT|0|-2147483648|2147483647
INT(6) ZEROFILL|0|1|10|9|1000000
INT UNSIGNED|0|4294967295|4294967294
BIGINT|0|9223372036854775807|9223372036854775806|-9223372036854775808|9007199254740993|9007199254740992
BIGINT UNSIGNED|0|18446744073709551615|18446744073709551614|9223372036854775807|9223372036854775808|9007199254740993
DECIMAL(10,2)|0|1.1|1.10|-1.15|99999999.99
DECIMAL(10,2) UNSIGNED ZEROFILL|0|1.1|99999999.99
DECIMAL(65,30)|0|0.1|12345678901234567890123456789012345.123456789012345678901234567890|12345678901234567890123456789012345.123456789012345678901234567891
FLOAT|0|0.1|0.3|-0.1|1e-30|1e30|16777217|16777216|16777218|123456.789|123456.79|3.4028e38|1e-45
FLOAT UNSIGNED|0|0.1|16777218
FLOAT(7,3)|0|0.1|1234.567|1234.568
DOUBLE|0|0.1|0.30000000000000004|0.3|1e308|5e-324|9007199254740993|-0.1|123456789.123456789
DOUBLE UNSIGNED ZEROFILL|0|0.1|10|9
YEAR|0|1901|2155|2024|1999|2000|2001|1970|1969
BIT|b'0'|b'1'
BIT(3)|b'0'|b'1'|b'101'|b'111'
BIT(20)|0|1|255|256|1048575|12592|49
BIT(64)|0|1|18446744073709551615|9223372036854775808|9223372036854775807
DATE|'2024-01-05'|'1000-01-01'|'9999-12-31'|'0000-00-00'|'2024-02-29'
DATETIME|'2024-01-05 10:00:00'|'1000-01-01 00:00:00'|'9999-12-31 23:59:59'|'0000-00-00 00:00:00'
DATETIME(6)|'2024-01-05 10:00:00.000001'|'2024-01-05 10:00:00'|'9999-12-31 23:59:59.999999'|'0000-00-00 00:00:00'
TIMESTAMP|'2024-01-05 10:00:00'|'1970-01-01 00:00:01'|'2038-01-19 03:14:07'|'0000-00-00 00:00:00'
TIMESTAMP(3)|'2024-01-05 10:00:00.001'|'2024-01-05 10:00:00'
TIME|'10:00:00'|'-10:00:00'|'838:59:59'|'-838:59:59'|'100:00:00'|'00:00:00'
TIME(3)|'10:00:00.5'|'-10:00:00.001'|'100:00:00'|'99:00:00'
CHAR(5)|''|'a'|'A'|'b'|'ä'|'가'
VARCHAR(20)|''|'a'|'A'|'b'|'a '|'ä'|'가'|'10'|'9'|'%'
VARCHAR(20) COLLATE utf8mb4_bin|''|'a'|'A'|'b'|'a '|'ä'|'가'
VARCHAR(20) COLLATE utf8mb4_unicode_ci|''|'a'|'A'|'b'|'ß'|'ss'|'ä'|'가'
VARCHAR(20) COLLATE utf8mb4_nopad_bin|''|'a'|'A'|'b'|'a '|'ä'
VARCHAR(20) CHARACTER SET latin1|''|'a'|'A'|'ä'|'€'
-VARCHAR(3000)|''|'a'|concat(repeat('x',2000),'b')|concat(repeat('x',2000),'a')|repeat('x',2000)|concat(repeat('가',600),'b')|concat(repeat('가',600),'a')
-TINYTEXT|''|'a'|'A'|'b'|concat(repeat('x',250),'b')|concat(repeat('x',250),'a')
-TEXT|''|'a'|concat(repeat('x',2000),'b')|concat(repeat('x',2000),'a')|concat(repeat('가',600),'b')|concat(repeat('가',600),'a')|'10'|'9'
-MEDIUMTEXT|''|'a'|concat(repeat('x',2000),'b')|concat(repeat('x',2000),'a')
-LONGTEXT|''|'a'|concat(repeat('x',2000),'b')|concat(repeat('x',2000),'a')
-JSON|'{"a": 1}'|'{"a":1}'|'[1, 2]'|'null'|'1'|'10'|'9'|concat('"',repeat('x',2000),'b"')|concat('"',repeat('x',2000),'a"')
BINARY(4)|x''|x'00'|x'ff'|x'61'|x'61626364'
VARBINARY(20)|x''|x'00'|x'ff'|x'61'|x'6100'
-VARBINARY(3000)|x''|x'00'|concat(repeat(x'ff',2000),x'01')|concat(repeat(x'ff',2000),x'02')
-TINYBLOB|x''|x'00'|x'ff'|x'61'
-BLOB|x''|x'00'|x'ff'|concat(repeat(x'ff',2000),x'01')|concat(repeat(x'ff',2000),x'02')
-MEDIUMBLOB|x''|x'00'|x'ff'|concat(repeat(x'ff',2000),x'01')|concat(repeat(x'ff',2000),x'02')
-LONGBLOB|x''|x'00'|x'ff'|concat(repeat(x'ff',2000),x'01')|concat(repeat(x'ff',2000),x'02')
ENUM('small','large','','Ärger','a b')|'small'|'large'|''|'Ärger'|'a b'
ENUM('a','A') COLLATE utf8mb4_bin|'a'|'A'
ENUM('10','9','1')|'10'|'9'|'1'
SET('x','a','m','Z')|''|'x'|'a'|'x,a'|'m'|'a,m'|'x,a,m,Z'|'Z'
SET('a','A') COLLATE utf8mb4_bin|''|'a'|'A'|'a,A'
UUID|'00000000-0000-0000-0000-000000000001'|'ffffffff-0000-1000-8000-000000000001'|'7fffffff-0000-4000-8000-000000000001'|'123e4567-e89b-12d3-a456-426655440000'
INET4|'10.0.0.1'|'9.0.0.1'|'192.168.0.1'
INET6|'::1'|'::ffff:10.0.0.1'|'fe80::1'|'9::'
-POINT|POINT(1,2)|POINT(2,1)|POINT(10,1)
-LINESTRING|LineString(Point(1,2),Point(3,4))|LineString(Point(10,2),Point(3,4))
-POLYGON|ST_GeomFromText('POLYGON((0 0,1 0,1 1,0 0))')|ST_GeomFromText('POLYGON((0 0,2 0,1 1,0 0))')
-GEOMETRY|POINT(1,2)|LineString(Point(1,2),Point(3,4))
-MULTIPOINT|ST_GeomFromText('MULTIPOINT(1 2,3 4)')|ST_GeomFromText('MULTIPOINT(2 2,3 4)')
-MULTILINESTRING|ST_GeomFromText('MULTILINESTRING((1 2,3 4))')|ST_GeomFromText('MULTILINESTRING((2 2,3 4))')
-MULTIPOLYGON|ST_GeomFromText('MULTIPOLYGON(((0 0,1 0,1 1,0 0)))')|ST_GeomFromText('MULTIPOLYGON(((0 0,2 0,1 1,0 0)))')
-GEOMETRYCOLLECTION|ST_GeomFromText('GEOMETRYCOLLECTION(POINT(1 2))')|ST_GeomFromText('GEOMETRYCOLLECTION(POINT(2 2))')
`

func TestOrderOfMariaDB(t *testing.T) {
	d, _ := openCatalog(t, enginetest.MariaDB(t), "SET GLOBAL sql_mode = 'NO_ENGINE_SUBSTITUTION'")
	var types []ordertest.Type
	for line := range strings.Lines(strings.TrimSpace(mariadbTypes)) {
		parts := strings.Split(strings.TrimSuffix(line, "\n"), "|")
		of := ordertest.Type{Declared: strings.TrimPrefix(parts[0], "-"), Values: parts[1:]}
		of.NoKey = of.Declared != parts[0]
		types = append(types, of)
	}
	o := ordertest.Checks{Database: d, Engine: address.MySQL, KeyTable: "CREATE TABLE key%d (v %s NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (v, n))"}
	o.Run(t, types)
}

// TestManyRowsOfMariaDB sorts by types that are compared with texts in another order.
func TestManyRowsOfMariaDB(t *testing.T) {
	d, all := openCatalog(t, enginetest.MariaDB(t),
		"CREATE TABLE sales (id INT PRIMARY KEY, state ENUM('new','paid','shipped','cancelled') NOT NULL, flags SET('x','a','m'), paid BIT(1), code BIT(12))",
		"INSERT INTO sales SELECT seq, ELT(1+seq%4,'new','paid','shipped','cancelled'), ELT(1+seq%3,'x','a','x,m'), seq%2, seq%4096 FROM seq_1_to_20000",
		"CREATE TABLE by_state (state ENUM('new','paid','shipped','cancelled') NOT NULL, n INT NOT NULL, v VARCHAR(9), PRIMARY KEY (state, n))",
		"INSERT INTO by_state SELECT ELT(1+seq%4,'new','paid','shipped','cancelled'), seq, 'v' FROM seq_1_to_20000")
	o := ordertest.Checks{Database: d}
	sales := o.Open(t, all, "sales")
	for _, column := range []string{"state", "flags", "paid", "code"} {
		sales.CheckMany(t, column, "id")
	}
	byState := o.Open(t, all, "by_state")
	byState.CheckMany(t, "state", "n")
	byState.CheckMany(t, "v", "n")
}
