// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

// ReadOnly is the reason why rows of a table, or values of a column, cannot be written. The zero value is Writable.
type ReadOnly uint8

// The reasons.
const (
	Writable ReadOnly = iota
	// ReadOnlyDatabase: the database was not opened for writing.
	ReadOnlyDatabase
	// ReadOnlyView: it is a view.
	ReadOnlyView
	// ReadOnlyStatement: it is the result of a statement.
	ReadOnlyStatement
	// ReadOnlyNoKey: no primary key or other unique key without nulls identifies the row.
	ReadOnlyNoKey
	// ReadOnlyBroken: the database cannot read it.
	ReadOnlyBroken
	// ReadOnlyComputed: the database computes the values of the column.
	ReadOnlyComputed
	// ReadOnlyShape: the column has shapes, whose text statements do not accept.
	ReadOnlyShape
)

var readOnlyWords = [...]struct{ en, ko string }{
	Writable:          {"can be edited", "편집할 수 있습니다"},
	ReadOnlyDatabase:  {"read-only: the database was opened without -write", "읽기 전용: 데이터베이스를 -write 없이 열었습니다"},
	ReadOnlyView:      {"read-only: a view", "읽기 전용: 뷰입니다"},
	ReadOnlyStatement: {"read-only: the result of a statement", "읽기 전용: 문장의 결과입니다"},
	ReadOnlyNoKey:     {"read-only: the table has no primary key, and no unique key without nulls", "읽기 전용: 기본 키가 없고, NULL이 없는 고유 키도 없습니다"},
	ReadOnlyBroken:    {"read-only: the database cannot read it", "읽기 전용: 데이터베이스가 읽을 수 없습니다"},
	ReadOnlyComputed:  {"read-only: the database computes the values", "읽기 전용: 데이터베이스가 값을 계산합니다"},
	ReadOnlyShape:     {"read-only: shapes are shown as text, which the database does not take for them", "읽기 전용: 도형은 텍스트로 보이며 텍스트로 저장할 수 없습니다"},
}

// String returns the reason in English.
func (r ReadOnly) String() string { return readOnlyWords[r].en }

// Korean returns the reason in Korean.
func (r ReadOnly) Korean() string { return readOnlyWords[r].ko }

// ReadOnly returns the reason why rows of the table cannot be written. write reports whether the database was opened
// for writing.
func (t *Table) ReadOnly(write bool) ReadOnly {
	switch {
	case t.Err != nil:
		return ReadOnlyBroken
	case t.View:
		return ReadOnlyView
	case !write:
		return ReadOnlyDatabase
	case len(t.Key) == 0:
		return ReadOnlyNoKey
	}
	return Writable
}
