// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"database/sql"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Dialect describes how the SQL of a database differs from that of others. The zero value is invalid; SQLite
// and the other functions return dialects.
type Dialect struct {
	// Name is the name of the database, for people.
	Name string
	// ReadOnly reports that rows cannot be written.
	ReadOnly bool

	quotes byte // around names; doubled inside
	// numbered placeholders are $1, $2 and so on; others are question marks.
	numbered bool
	// text casts a value to text, average to a float. The % is replaced by the value.
	text, average string
	// ordered casts a value to a text with one order, whatever the settings of the connection are. Empty:
	// text does.
	ordered string
	// plain converts a searched text to another collation, so that its column's collation does not treat
	// letters as equal and texts of other character sets can be compared. Empty: none. With plain, texts are
	// equal by LIKE, because = ignores trailing blanks.
	plain string
	// fold removes letter case from a text; foldASCII reports that it folds only ASCII.
	fold      string
	foldASCII bool
	// caseful reports that texts are compared with letter case unless they are folded.
	caseful bool
	// escape is the escape character in patterns of LIKE, escapeClause the clause that declares it.
	escape, escapeClause string
	// regexp tests a text, @, for a regular expression, %. Empty: there is no such test. regexpFold does so
	// without letter case. Empty: (?i) in the expression does.
	regexp, regexpFold string
	// nullsClause reports that terms of an order can end in NULLS FIRST or NULLS LAST; otherwise null sorts
	// before all values.
	nullsClause bool
	// rowCompare reports that rows can be compared: (a, b) > (x, y).
	rowCompare bool
	// recursive reports that a subquery can begin WITH RECURSIVE.
	recursive bool
	// offsetFirst reports that OFFSET is written before LIMIT.
	offsetFirst bool
	// whole and decimal cast a placeholder of a whole and of another number, so that it need not have the
	// type of the column. The % is replaced by the placeholder.
	whole, decimal string
	// castText reports that columns of texts may have a type other than text, such as UUID.
	castText bool
	// anyText casts a text column whose type rejects some texts, so that it can be compared with an empty
	// one. Empty: no cast is needed.
	anyText string
	// noNUL reports that texts have no NUL bytes, and that a statement with one fails.
	noNUL bool
	// dynamic reports that a column may hold values of other kinds than its own, and times as text. raw reads
	// a column so that the driver does not convert it.
	dynamic bool
	raw     string
	// rawTime reads a time as text, because drivers change times that Go cannot represent and write the
	// changed ones back; rawSingle reads a number of single precision with all its digits.
	rawTime, rawSingle string
	// truths is a condition on a column of truth values that is false for other numbers. finite is one on a
	// column of times that is false for times that Go cannot represent and that are read as texts. Both are
	// unknown for null. Empty: there are no such values. truthText casts a truth value to text, where text
	// would return digits; storedText casts values of any kind, where a column can hold them. Each % is
	// replaced by the column.
	truths, finite, truthText, storedText string
	// bytesText casts bytes to their hexadecimal digits, numberText a number to the text of the value.Value.
	// Empty: text does. Each % is replaced by the column.
	bytesText, numberText string
	// matches tests byte by byte whether a text contains another, which LIKE does not do for texts with NUL
	// bytes. The zero value means LIKE.
	matches textMatches
	// nan is the literal of NaN. Empty: there is no such value. nanNull reports that NaN has no place in the
	// order of numbers and counts as null; otherwise it sorts after all of them.
	nan     string
	nanNull bool
	// boolMin and boolMax are the min and max of truth values, where min and max reject them.
	boolMin, boolMax string
	// returning reports that an insert can return the key; otherwise the last generated id is used.
	returning bool
	// noValues inserts a row of defaults; lock ends a SELECT of rows that are written next.
	noValues, lock string
	// rowSecurity reports that rows may be visible but not lockable.
	rowSecurity bool
	// oneWriter reports that a row being read may keep others from writing.
	oneWriter bool
	// ordinals makes temporary tables of keys in their order. The zero value makes none.
	ordinals ordinalTable
	// begin begins a transaction in which rows stay as first read. If it is empty, snapshot does, unless that
	// is nil.
	begin    string
	snapshot *sql.TxOptions
	// magnitude is the absolute value of a number, empty for ABS. ABS itself fails for the least integer of a type, so
	// that integers become decimals; numbers with an exponent stay what they are.
	magnitude string
	// exactText makes a text compare with others by all its characters, also spaces at its end; empty where texts do.
	exactText string
	// prepares makes all statements prepared, because the server rounds the values of results sent as text.
	prepares bool
	// running lists the running statements of the server, with the columns Id and Info, for drivers that do
	// not end the statements of ended contexts; KILL then does.
	running string
	// dataVersion is a statement whose result changes when another connection has written.
	dataVersion string
	// estimate returns the statement that reads the number of rows of a table from the statistics.
	estimate func(t Table, d Dialect) rowsource.Statement
}

// WithFold returns a dialect that folds letter case by a function of SQL that the program has registered. The
// function must fold as value.Fold does. It is for SQLite, whose own function folds only ASCII.
func (d Dialect) WithFold(function string) Dialect {
	d.fold, d.foldASCII = function+"(%)", false
	return d
}

// textMatches holds tests of whether a text, %, contains a part, @, of # bytes.
type textMatches struct{ contains, starts, ends string }

// WithText returns a dialect that casts values to text by a function of SQL that the program has registered.
// The function must return the text of the value.Value: hexadecimal digits of bytes, and all digits of a
// number. It is for SQLite, whose own casts write 15 digits.
func (d Dialect) WithText(function string) Dialect {
	d.storedText = "CASE typeof(%) WHEN 'text' THEN % ELSE " + function + "(%) END"
	d.truthText = truthText(d.storedText)
	return d
}

// SQLite returns the dialect of SQLite from 3.35 on. Letter case is folded only in ASCII unless WithFold sets
// a function, and the text of a number has 15 digits unless WithText sets one. Names are in backquotes,
// because SQLite reads a name in double quotes that matches no column as a text.
func SQLite() Dialect {
	return Dialect{
		Name: "SQLite", recursive: true, quotes: '`', text: "CAST(% AS TEXT)", average: "CAST(% AS REAL)", fold: "lower(%)", foldASCII: true,
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
			name: "temp.rowsource_order", join: "CROSS JOIN", // which SQLite does not reorder
			drop:   "DROP TABLE IF EXISTS",
			create: "CREATE TEMP TABLE rowsource_order (rowsource_n INTEGER PRIMARY KEY%) WITHOUT ROWID", insert: "INSERT INTO temp.rowsource_order",
		},
	}
}

// storedText casts a value of SQLite to text: a number with a whole value has no decimals.
const storedText = "CASE typeof(%) WHEN 'real' THEN CASE WHEN % = CAST(% AS INTEGER) THEN CAST(CAST(% AS INTEGER) AS TEXT) ELSE CAST(% AS TEXT) END " +
	"WHEN 'blob' THEN lower(hex(%)) ELSE CAST(% AS TEXT) END"

// truthText returns the cast to text of a column of truth values; stored casts values of other kinds.
func truthText(stored string) string {
	return "CASE WHEN typeof(%) IN ('integer', 'real') AND % IN (0, 1) THEN iif(%, 'true', 'false') ELSE " + stored + " END"
}

// PostgreSQL returns the dialect of PostgreSQL, CockroachDB and YugabyteDB.
func PostgreSQL() Dialect {
	return Dialect{
		Name: "PostgreSQL", recursive: true, quotes: '"', numbered: true, text: "CAST(% AS text)", average: "CAST(% AS double precision)", fold: "lower(%)",
		caseful: true, escape: "|", escapeClause: " ESCAPE '|'", regexp: "@ ~ %", regexpFold: "@ ~* %", nullsClause: true, rowCompare: true,
		whole: "CAST(% AS bigint)", decimal: "CAST(% AS numeric)", snapshot: &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, castText: true, nan: "'NaN'", boolMin: "bool_and", boolMax: "bool_or", finite: "isfinite(%)",
		returning: true, noValues: " DEFAULT VALUES", lock: " FOR UPDATE", rowSecurity: true, estimate: postgresEstimate,
		magnitude: "ABS(% + 0.)", exactText: `concat(%) COLLATE "C"`, // a cast of CHAR drops the spaces
		noNUL: true, anyText: "CAST(% AS text)", bytesText: "encode(%, 'hex')",
		// A float has an exponent where its text would be shorter.
		numberText: "CASE WHEN CAST(% AS text) ~ 'e([+]([01][0-9]|20)|-0[56])$' THEN CAST(CAST(CAST(% AS text) AS numeric) AS text) ELSE CAST(% AS text) END",
	}
}

// mysqlNumber returns the cast of a number to text: with a sign and two digits in the exponent, and without
// an exponent from 1e-6 to below 1e21.
func mysqlNumber() string {
	return strings.ReplaceAll("CASE WHEN locate('e', @) = 0 THEN @ "+
		"WHEN abs(%) >= 1e-6 AND abs(%) < 1e21 THEN trim(TRAILING '.' FROM trim(TRAILING '0' FROM CAST(CAST(@ AS DECIMAL(65,30)) AS CHAR))) "+
		"WHEN locate('e-', @) = 0 THEN replace(@, 'e', 'e+') WHEN char_length(substring_index(@, 'e-', -1)) = 1 THEN replace(@, 'e-', 'e-0') ELSE @ END", "@", "CAST(% AS CHAR)")
}

// MySQL returns the dialect of MySQL from 8.0 and MariaDB from 10.5 on.
func MySQL() Dialect {
	return Dialect{
		Name: "MySQL", recursive: true, quotes: '`', text: "CAST(% AS CHAR)", ordered: "CAST(% AS CHAR CHARACTER SET utf8mb4) COLLATE utf8mb4_bin", prepares: true, snapshot: &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}, average: "(% + 0e0)", plain: "CONVERT(% USING utf8mb4) COLLATE utf8mb4_bin", fold: "lower(%)",
		escape: "|", escapeClause: " ESCAPE '|'", regexp: "@ REGEXP %",
		truths: "(% IN (0, 1))", finite: "coalesce(DAYOFMONTH(%) BETWEEN 1 AND DAYOFMONTH(LAST_DAY(%)), % IS NULL AND NULL)",
		anyText:   "concat(%)", // in the collation of the column
		magnitude: "ABS(% + 0.)", exactText: "CAST(CONVERT(% USING utf8mb4) AS BINARY)",
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

// DuckDB returns the dialect of DuckDB from 1.0 on.
func DuckDB() Dialect {
	return Dialect{
		Name: "DuckDB", recursive: true, quotes: '"', text: "CAST(% AS VARCHAR)", average: "CAST(% AS DOUBLE)", fold: "lower(%)", caseful: true,
		escape: "|", escapeClause: " ESCAPE '|'", regexp: "regexp_matches(@, %)", nullsClause: true, rowCompare: true,
		bytesText: "lower(hex(%))", anyText: "CAST(% AS VARCHAR)", castText: true, nan: "'NaN'", snapshot: new(sql.TxOptions), returning: true, noValues: " DEFAULT VALUES", estimate: duckdbEstimate,
	}
}

// ClickHouse returns the dialect of ClickHouse, which is read-only.
func ClickHouse() Dialect {
	return Dialect{
		Name: "ClickHouse", ReadOnly: true, quotes: '`', text: "toString(%)", average: "toFloat64(%)", fold: "lowerUTF8(%)", caseful: true,
		escape: `\`, regexp: "match(@, %)", nullsClause: true, bytesText: "lower(hex(%))",
		nan: "nan", nanNull: true,
	}
}

// Trino returns the dialect of Trino, which is read-only.
func Trino() Dialect {
	return Dialect{
		Name: "Trino", ReadOnly: true, quotes: '"', text: "CAST(% AS varchar)", average: "CAST(% AS double)", fold: "lower(%)", caseful: true,
		escape: "|", escapeClause: " ESCAPE '|'", regexp: "regexp_like(@, %)",
		bytesText: "lower(to_hex(%))", nullsClause: true, offsetFirst: true,
	}
}

// quote returns a quoted name, with every character of it escaped where needed. A backslash could escape the
// closing quote in ClickHouse, where it is doubled; inside the backquotes of MySQL it is a plain character.
func (d Dialect) quote(name string) string {
	q := string(d.quotes)
	if d.escape == `\` {
		name = strings.ReplaceAll(name, `\`, `\\`)
	}
	return q + strings.ReplaceAll(name, q, q+q) + q
}

// placeholder returns the placeholder of the n-th value, from 1.
func (d Dialect) placeholder(n int) string {
	if d.numbered {
		return "$" + strconv.Itoa(n)
	}
	return "?"
}

// within returns a template with its first % replaced by term.
func within(template, term string) string { return strings.Replace(template, "%", term, 1) }

// likeEscaper returns a replacer that escapes a text so that a pattern of LIKE matches it literally.
func (d Dialect) likeEscaper() *strings.Replacer {
	return strings.NewReplacer(d.escape, d.escape+d.escape, "%", d.escape+"%", "_", d.escape+"_")
}
