// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

// Command sqlview shows a database: SQLite in a file, PostgreSQL, MySQL or MariaDB on a server.
//
//	sqlview [-theme light|dark|contrast] [-lang en|ko] [-size 1280x800] [-table TABLE] [DATABASE]
//	sqlview -query STATEMENT [DATABASE]
//	sqlview -shot FILE.png [-scale 2] [DATABASE]
//	sqlview -tables [DATABASE]
//	sqlview -describe TABLE [DATABASE]
//	sqlview -table TABLE -export FILE.csv [DATABASE]
//	sqlview -query STATEMENT -export - [DATABASE]
//
// DATABASE is FILE.db, postgres://USER:PASSWORD@HOST/NAME or mysql://USER:PASSWORD@HOST/NAME; without one it opens a
// sample. The environment variables PGPASSWORD and MYSQL_PWD keep passwords off the command line. The engine itself
// opens the database read-only unless -write is given: then rows of tables with a key can be edited, added and
// deleted. Nothing is written before Save, which uses one transaction; the switch SQL shows its statements. Conflicts
// with changes by others are listed and resolved cell by cell. With unsaved changes, the window asks before it
// closes.
//
// The exit status is 1 if the database or a statement fails, 2 for a mistake on the command line, and 0 otherwise.
package main

import (
	"os"

	"github.com/giogrid/giogrid/example/internal/sqlview/program"
)

func main() { os.Exit(program.Main(os.Args[1:], os.Stdout, os.Stderr, newDesktop())) }
