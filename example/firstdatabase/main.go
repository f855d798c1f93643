// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

// Command firstdatabase shows the rows of a database in a grid: the program of the README.
package main

import (
	"database/sql"
	"log"
	"os"

	"gioui.org/app"
	"gioui.org/op"
	"gioui.org/widget/material"
	_ "modernc.org/sqlite" // database/sql: "sqlite"

	"github.com/giogrid/giogrid/gridui"
)

func main() {
	db, err := openSample()
	if err != nil {
		log.Fatal(err)
	}
	var grid gridui.Grid[city]
	rows, err := showCities(db, &grid)
	if err != nil {
		log.Fatal(err)
	}
	window, theme := new(app.Window), material.NewTheme()
	grid.Invalidate = window.Invalidate
	go func() {
		var ops op.Ops
		for {
			switch e := window.Event().(type) {
			case app.DestroyEvent:
				rows.Close()
				os.Exit(0)
			case app.FrameEvent:
				gridui.New(theme, &grid).Layout(app.NewContext(&ops, e))
				e.Frame(&ops)
			}
		}
	}()
	app.Main()
}

// openSample makes a database of three cities in memory.
func openSample() (*sql.DB, error) {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // each connection has its own memory
	_, err = db.Exec(`CREATE TABLE cities (name TEXT PRIMARY KEY, people INTEGER);
		INSERT INTO cities VALUES ('Seoul', 9411000), ('Busan', 3350000), ('Incheon', 2948000)`)
	return db, err
}
