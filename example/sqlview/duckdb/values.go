// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build duckdb

package main

import (
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"math/big"
	"time"

	"github.com/duckdb/duckdb-go/v2"
)

// rows converts values of DuckDB's own types to texts: decimal numbers and large integers to digits, lists and
// structures to JSON.
type rows struct{ driver.Rows }

// ColumnTypeDatabaseTypeName implements driver.RowsColumnTypeDatabaseTypeName.
func (r rows) ColumnTypeDatabaseTypeName(i int) string {
	if typed, ok := r.Rows.(driver.RowsColumnTypeDatabaseTypeName); ok {
		return typed.ColumnTypeDatabaseTypeName(i)
	}
	return ""
}

func (r rows) Next(values []driver.Value) error {
	if err := r.Rows.Next(values); err != nil {
		return err
	}
	for i, v := range values {
		values[i] = plain(v)
	}
	return nil
}

func plain(v driver.Value) driver.Value {
	switch v := v.(type) {
	case nil, bool, int64, float64, string, []byte, time.Time, int8, int16, int32, uint8, uint16, uint32, uint64, float32:
		return v
	case duckdb.Decimal:
		return v.String()
	case *big.Int:
		return v.String()
	case duckdb.UUID:
		return v.String()
	case duckdb.Interval:
		return fmt.Sprintf("%d months %d days %s", v.Months, v.Days, time.Duration(v.Micros)*time.Microsecond)
	}
	if text, err := json.Marshal(v); err == nil {
		return string(text)
	}
	return fmt.Sprint(v)
}
