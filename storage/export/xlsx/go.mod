module github.com/giogrid/giogrid/storage/export/xlsx

go 1.25.0

require (
	gioui.org v0.10.3
	github.com/giogrid/giogrid v0.1.0
	github.com/stretchr/testify v1.12.1
	github.com/xuri/excelize/v2 v2.10.0
)

require (
	github.com/go-text/typesetting v0.3.5 // indirect
	github.com/richardlehane/mscfb v1.0.4 // indirect
	github.com/richardlehane/msoleps v1.0.4 // indirect
	github.com/tiendc/go-deepcopy v1.7.1 // indirect
	github.com/xuri/efp v0.0.1 // indirect
	github.com/xuri/nfp v0.0.2-0.20250530014748-2ddeb826f9a9 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/crypto v0.46.0 // indirect
	golang.org/x/exp/shiny v0.0.0-20250408133849-7e4ce0ab07d0 // indirect
	golang.org/x/image v0.26.0 // indirect
	golang.org/x/net v0.48.0 // indirect
	golang.org/x/text v0.32.0 // indirect
)

replace github.com/giogrid/giogrid => ../../..
