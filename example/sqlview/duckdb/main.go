// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build duckdb

// Command duckdb is sqlview with DuckDB: it reads files of DuckDB and Parquet too. It needs a C++
// compiler, and is some 100 MB larger; that is why it is a module and a build tag of its own.
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
