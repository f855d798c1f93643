module github.com/giogrid/giogrid

go 1.25.0

require (
	gioui.org v0.10.3
	github.com/go-text/typesetting v0.3.5
	github.com/stretchr/testify v1.12.1
	golang.org/x/image v0.26.0
	golang.org/x/text v0.32.0
	pgregory.net/rapid v1.3.0
)

require (
	gioui.org/shader v1.0.9 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/exp/shiny v0.0.0-20250408133849-7e4ce0ab07d0 // indirect
	golang.org/x/sys v0.39.0 // indirect
)
