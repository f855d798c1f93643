// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"database/sql"
	"strconv"
	"strings"
)

// Dialect is what databases write differently. The zero value is none: SQLite and the others
// make them.
type Dialect struct {
	// Name is the name of the database, for people.
	Name string
	// ReadOnly says that rows cannot be written.
	ReadOnly bool

	quotes byte // around names; doubled inside
	// numbered placeholders are $1, $2 and so on, others question marks.
	numbered bool
	// text casts a value to text, average to a float; they stand in place of the %.
	text, average string
	// ordered casts a value to a text of one order, whatever the settings of the connection are; empty:
	// text does.
	ordered string
	// plain takes the collation of its column from a text that is searched, by which letters would be equal to others
	// and cannot be compared with those of another character set; empty: it has none. Texts are equal by LIKE then, since = passes
	// over blanks at the end.
	plain string
	// fold takes letter case away from a text; foldASCII says that it knows ASCII alone.
	fold      string
	foldASCII bool
	// caseful says that texts are compared with letter case unless they are folded.
	caseful bool
	// escape is the character that escapes in patterns of LIKE, escapeClause says so.
	escape, escapeClause string
	// regexp tests a text, @, for a regular expression, %; empty: there is no such test.
	// regexpFold does so without letter case; empty: (?i) in the expression does.
	regexp, regexpFold string
	// nullsClause says that terms of an order can end in NULLS FIRST or NULLS LAST; else null
	// comes before all values.
	nullsClause bool
	// rowCompare says that rows can be compared: (a, b) > (x, y).
	rowCompare bool
	// offsetFirst says that OFFSET stands before LIMIT.
	offsetFirst bool
	// whole and decimal cast a placeholder of a whole and of another number, so that it need not
	// have the type of the column; they stand in place of the %.
	whole, decimal string
	// castText says that columns of texts may have a type that is none, such as UUID.
	castText bool
	// anyText casts a column of texts, whose type may not read all texts, so that it can be compared with an empty one; empty:
	// all texts are read.
	anyText string
	// noNUL says that texts have no NUL bytes, and that a statement with one fails.
	noNUL bool
	// dynamic says that a column may have values of other kinds than its own, and times as text.
	// raw reads a column without the driver making something else of it.
	dynamic bool
	raw     string
	// rawTime reads a time as text, for drivers make other ones of times that Go does not have, and write
	// them so; rawSingle reads a number of single precision with all its digits.
	rawTime, rawSingle string
	// truths is a condition on a column of truth values that is false for other numbers, finite one on a column of
	// times that is false for those that Go does not have and that are read as texts; unknown for null. Empty: there
	// are none. truthText casts a truth value to text, if text makes digits of it, and storedText values of any kind, if a
	// column has them. They stand in place of each %.
	truths, finite, truthText, storedText string
	// bytesText casts bytes to their hexadecimal digits, numberText a number to the text that value.Value has of it;
	// empty: text does. They stand in place of each %.
	bytesText, numberText string
	// matches searches for a text within another one, byte by byte, which LIKE does not where a text has NUL bytes;
	// the zero value is LIKE.
	matches textMatches
	// nan is what is no number; empty: there is no such value. nanNull says that it has no place in
	// the order of numbers, so that it counts as null; else it stands after all of them.
	nan     string
	nanNull bool
	// boolMin and boolMax are min and max of truth values, if these do not take them.
	boolMin, boolMax string
	// returning says that an insert can return the key; else it is the last id that was made.
	returning bool
	// noValues inserts a row of defaults; lock ends a SELECT of rows that are written then.
	noValues, lock string
	// rowSecurity says that rows may be seen and not be locked.
	rowSecurity bool
	// oneWriter says that a row that is being read may keep others from writing.
	oneWriter bool
	// ordinals makes temporary tables of keys in their order; the zero value does not.
	ordinals ordinalTable
	// begin begins a transaction in which rows stay as they are first read; where it is empty, snapshot
	// does, unless that is nil.
	begin    string
	snapshot *sql.TxOptions
	// prepares sends all statements prepared: as text, the server rounds what it sends.
	prepares bool
	// running lists the statements that the server runs, with the columns Id and Info, where drivers
	// do not end those of contexts that ended; KILL does.
	running string
	// dataVersion is a statement whose result changes when another connection has written.
	dataVersion string
	// estimate is the number of rows of a table by the statistics.
	estimate func(t Table, d Dialect) Statement
}

// WithFold folds letter case by a function of SQL that the program has registered, which has to fold as
// value.Fold does. It is for SQLite, whose own function knows ASCII alone.
func (d Dialect) WithFold(function string) Dialect {
	d.fold, d.foldASCII = function+"(%)", false
	return d
}

// textMatches are tests of a text, %, for a part, @, of # bytes.
type textMatches struct{ contains, starts, ends string }

// WithText returns a dialect that casts values to text by a function of SQL that the program has registered. The
// function has to return what value.Value has as text: hexadecimal digits of bytes, and all digits of a number. It is
// for SQLite, whose own casts write 15 digits.
func (d Dialect) WithText(function string) Dialect {
	d.storedText = "CASE typeof(%) WHEN 'text' THEN % ELSE " + function + "(%) END"
	d.truthText = truthText(d.storedText)
	return d
}

// SQLite is the dialect of SQLite from 3.35 on. Letter case is folded in ASCII alone, unless WithFold names
// a function, and a text is searched for in 15 digits of a number, unless WithText does. Names are in backquotes: a name in double quotes that no column has would be a text.
func SQLite() Dialect {
	return Dialect{
		Name: "SQLite", quotes: '`', text: "CAST(% AS TEXT)", average: "CAST(% AS REAL)", fold: "lower(%)", foldASCII: true,
		escape: "|", escapeClause: " ESCAPE '|'", nullsClause: true, rowCompare: true,
		truthText: truthText(storedText), storedText: storedText,
		matches: textMatches{
			contains: "instr(%, @) > 0", starts: "instr(%, @) = 1",
			// The part of an empty text would be null.
			ends: "iif(% = '', 0, substr(CAST(% AS BLOB), -#) = CAST(@ AS BLOB))",
		},
		dynamic: true, raw: "+%", begin: "BEGIN DEFERRED", returning: true, noValues: " DEFAULT VALUES", oneWriter: true,
		dataVersion: "PRAGMA data_version", estimate: sqliteEstimate,
		// Without a rowid, which the key of the rows may be.
		ordinals: ordinalTable{
			name: "temp.rowsource_order", join: "CROSS JOIN", // which SQLite does not turn around
			drop:   "DROP TABLE IF EXISTS",
			create: "CREATE TEMP TABLE rowsource_order (rowsource_n INTEGER PRIMARY KEY%) WITHOUT ROWID", insert: "INSERT INTO temp.rowsource_order",
		},
	}
}

// storedText is a value of SQLite as text: a number with a whole value has no decimals.
const storedText = "CASE typeof(%) WHEN 'real' THEN CASE WHEN % = CAST(% AS INTEGER) THEN CAST(CAST(% AS INTEGER) AS TEXT) ELSE CAST(% AS TEXT) END " +
	"WHEN 'blob' THEN lower(hex(%)) ELSE CAST(% AS TEXT) END"

// truthText is a value of a column of truth values as text, where stored is that of other values.
func truthText(stored string) string {
	return "CASE WHEN typeof(%) IN ('integer', 'real') AND % IN (0, 1) THEN iif(%, 'true', 'false') ELSE " + stored + " END"
}

// PostgreSQL is the dialect of PostgreSQL, CockroachDB and YugabyteDB.
func PostgreSQL() Dialect {
	return Dialect{
		Name: "PostgreSQL", quotes: '"', numbered: true, text: "CAST(% AS text)", average: "CAST(% AS double precision)", fold: "lower(%)",
		caseful: true, escape: "|", escapeClause: " ESCAPE '|'", regexp: "@ ~ %", regexpFold: "@ ~* %", nullsClause: true, rowCompare: true,
		whole: "CAST(% AS bigint)", decimal: "CAST(% AS numeric)", snapshot: &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, castText: true, nan: "'NaN'", boolMin: "bool_and", boolMax: "bool_or", finite: "isfinite(%)",
		returning: true, noValues: " DEFAULT VALUES", lock: " FOR UPDATE", rowSecurity: true, estimate: postgresEstimate,
		noNUL: true, anyText: "CAST(% AS text)", bytesText: "encode(%, 'hex')",
		// A float has an exponent where its text would be shorter.
		numberText: "CASE WHEN CAST(% AS text) ~ 'e([+]([01][0-9]|20)|-0[56])$' THEN CAST(CAST(CAST(% AS text) AS numeric) AS text) ELSE CAST(% AS text) END",
	}
}

// mysqlNumber is a number as text, with a sign and two digits in exponents, and without one from 1e-6 to below 1e21.
func mysqlNumber() string {
	return strings.ReplaceAll("CASE WHEN locate('e', @) = 0 THEN @ "+
		"WHEN abs(%) >= 1e-6 AND abs(%) < 1e21 THEN trim(TRAILING '.' FROM trim(TRAILING '0' FROM CAST(CAST(@ AS DECIMAL(65,30)) AS CHAR))) "+
		"WHEN locate('e-', @) = 0 THEN replace(@, 'e', 'e+') WHEN char_length(substring_index(@, 'e-', -1)) = 1 THEN replace(@, 'e-', 'e-0') ELSE @ END", "@", "CAST(% AS CHAR)")
}

// MySQL is the dialect of MySQL from 8.0 and MariaDB from 10.5 on.
func MySQL() Dialect {
	return Dialect{
		Name: "MySQL", quotes: '`', text: "CAST(% AS CHAR)", ordered: "CAST(% AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_bin", prepares: true, snapshot: &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, average: "(% + 0e0)", plain: "CONVERT(% USING utf8mb4) COLLATE utf8mb4_bin", fold: "lower(%)",
		escape: "|", escapeClause: " ESCAPE '|'", regexp: "@ REGEXP %",
		truths: "(% IN (0, 1))", finite: "coalesce(DAYOFMONTH(%) BETWEEN 1 AND DAYOFMONTH(LAST_DAY(%)), % IS NULL AND NULL)",
		anyText:   "concat(%)", // in the collation of the column
		bytesText: "lower(hex(%))", numberText: mysqlNumber(),
		truthText: "CASE % WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE CAST(% AS CHAR) END",
		rawTime:   "CAST(% AS CHAR)", rawSingle: "(% + 0e0)",
		decimal: "CAST(% AS DECIMAL(65,30))", noValues: " () VALUES ()", lock: " FOR UPDATE", running: "SHOW FULL PROCESSLIST", estimate: mysqlEstimate,
		ordinals: ordinalTable{
			name: "rowsource_order", join: "STRAIGHT_JOIN", drop: "DROP TEMPORARY TABLE IF EXISTS",
			create: "CREATE TEMPORARY TABLE rowsource_order (rowsource_n BIGINT PRIMARY KEY)",
		},
	}
}

// DuckDB is the dialect of DuckDB from 1.0 on.
func DuckDB() Dialect {
	return Dialect{
		Name: "DuckDB", quotes: '"', text: "CAST(% AS VARCHAR)", average: "CAST(% AS DOUBLE)", fold: "lower(%)", caseful: true,
		escape: "|", escapeClause: " ESCAPE '|'", regexp: "regexp_matches(@, %)", nullsClause: true, rowCompare: true,
		bytesText: "lower(hex(%))", anyText: "CAST(% AS VARCHAR)", castText: true, nan: "'NaN'", snapshot: new(sql.TxOptions), returning: true, noValues: " DEFAULT VALUES", estimate: duckdbEstimate,
	}
}

// ClickHouse is the dialect of ClickHouse, from which rows are only read.
func ClickHouse() Dialect {
	return Dialect{
		Name: "ClickHouse", ReadOnly: true, quotes: '`', text: "toString(%)", average: "toFloat64(%)", fold: "lowerUTF8(%)", caseful: true,
		escape: `\`, regexp: "match(@, %)", nullsClause: true, bytesText: "lower(hex(%))",
		nan: "nan", nanNull: true,
	}
}

// Trino is the dialect of Trino, from which rows are only read.
func Trino() Dialect {
	return Dialect{
		Name: "Trino", ReadOnly: true, quotes: '"', text: "CAST(% AS varchar)", average: "CAST(% AS double)", fold: "lower(%)", caseful: true,
		escape: "|", escapeClause: " ESCAPE '|'", regexp: "regexp_like(@, %)",
		bytesText: "lower(to_hex(%))", nullsClause: true, offsetFirst: true,
	}
}

// quote is a name that stands for itself whatever is in it. In ClickHouse and MySQL a backslash
// could escape the quote that ends the name: in the former it is doubled, in the latter it is
// plain inside of backquotes.
func (d Dialect) quote(name string) string {
	q := string(d.quotes)
	if d.escape == `\` {
		name = strings.ReplaceAll(name, `\`, `\\`)
	}
	return q + strings.ReplaceAll(name, q, q+q) + q
}

// placeholder stands for the n-th value, from 1.
func (d Dialect) placeholder(n int) string {
	if d.numbered {
		return "$" + strconv.Itoa(n)
	}
	return "?"
}

// within puts a term into a template, in place of the %.
func within(template, term string) string { return strings.Replace(template, "%", term, 1) }

// likeEscaper makes patterns of LIKE that stand for themselves.
func (d Dialect) likeEscaper() *strings.Replacer {
	return strings.NewReplacer(d.escape, d.escape+d.escape, "%", d.escape+"%", "_", d.escape+"_")
}
