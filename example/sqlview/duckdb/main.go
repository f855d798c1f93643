// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build duckdb

// Command duckdb is sqlview with DuckDB: it also reads files of DuckDB and Parquet. It needs a C++ compiler and is
// about 100 MB larger, so it is a separate module with a build tag.
//
//	make sqlview-duckdb
//	build/bin/sqlview-duckdb -tables FILE.parquet
package main

import (
	"os"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
	"github.com/giogrid/giogrid/example/internal/sqlview/database"
	"github.com/giogrid/giogrid/example/internal/sqlview/program"
)

func main() {
	database.Register(address.DuckDB, connect)
	os.Exit(program.Main(os.Args[1:], os.Stdout, os.Stderr, nil))
}
